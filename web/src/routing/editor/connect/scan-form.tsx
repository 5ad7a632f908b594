import { Alert, Button, Heading, HStack, Stack, Text, Textarea } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { FormInput } from "../../form-inputs";
import type { StepProps } from "../draft";
import { inputsOfHtml } from "./find-form";
import { useWebsite } from "./use-website";

type ScanFormProps = Pick<StepProps, "draft" | "routerId"> & { onScanned: (inputs: FormInput[]) => void };

/** Reads a form's inputs from the website that has the snippet, or from its HTML. */
export function ScanForm({ draft, routerId, onScanned }: ScanFormProps) {
  const { t } = useTranslation("routing");
  const [html, setHtml] = useState("");
  const [found, setFound] = useState<number | "noForm" | "noInputs">();
  const website = useWebsite(draft, routerId);
  const take = (inputs: FormInput[] | undefined) => {
    setFound(inputs ? inputs.length || "noInputs" : "noForm");
    if (inputs?.length) onScanned(inputs);
  };
  const open = async () => {
    setFound(undefined);
    const answer = await website.ask();
    if (answer?.state === "found") take(answer.inputs);
  };
  return (
    <Stack as="section" gap="4" aria-labelledby="scan-form">
      <Stack gap="1">
        <Heading as="h2" size="sm" id="scan-form">
          {t("connect.scan")}
        </Heading>
        <Text color="fg.muted">{t("connect.scanHint")}</Text>
      </Stack>
      <FieldFrame label={t("connect.html")} hint={t("connect.htmlHint")}>
        <Textarea
          rows={5}
          fontFamily="mono"
          textStyle="xs"
          spellCheck={false}
          value={html}
          onChange={({ target }) => setHtml(target.value)}
        />
      </FieldFrame>
      <HStack wrap="wrap">
        <Button disabled={html.trim() === ""} onClick={() => take(inputsOfHtml(html, draft.form_selector ?? ""))}>
          {t("connect.scanHtml")}
        </Button>
        <Button variant="outline" disabled={!draft.web_url} loading={website.isAsking} onClick={open}>
          {t("connect.scanSite")}
        </Button>
      </HStack>
      <div role="status">
        {found !== undefined && (
          <Alert.Root status={typeof found === "number" ? "success" : "warning"} size="sm">
            <Alert.Indicator />
            <Alert.Title>
              {typeof found === "number" ? t("connect.found", { count: found }) : t(`connect.${found}`)}
            </Alert.Title>
          </Alert.Root>
        )}
        {found === undefined && website.failure && (
          <Alert.Root status="warning" size="sm">
            <Alert.Indicator />
            <Alert.Title>{t(`connect.site.${website.failure}`)}</Alert.Title>
          </Alert.Root>
        )}
      </div>
    </Stack>
  );
}
