import { Alert, Button, Heading, List, Stack, Text } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeToCopy } from "../../../ui/copy/code-to-copy";
import { snippetCode } from "../../router/embed/snippet-code";
import type { StepProps } from "../draft";
import { useWebsite } from "./use-website";

type InstallStepProps = Pick<StepProps, "draft"> & { router: RouterView };

/** The snippet for the website, and a check that the page has it and that it finds the form. */
export function InstallStep({ draft, router }: InstallStepProps) {
  const { t } = useTranslation("routing");
  const website = useWebsite(draft, router.id);
  const [inputs, setInputs] = useState<number>();
  const check = async () => {
    setInputs(undefined);
    const answer = await website.ask();
    if (answer?.state === "found") setInputs(answer.inputs.length);
  };
  return (
    <Stack gap="6" maxW="3xl">
      <Stack as="section" gap="3" aria-labelledby="install-code">
        <Heading as="h2" size="sm" id="install-code">
          {t("install.code")}
        </Heading>
        <List.Root as="ol" gap="1" ps="5" color="fg.muted">
          <List.Item>{t("install.paste")}</List.Item>
          <List.Item>{t("install.publish")}</List.Item>
          <List.Item>{t("install.check")}</List.Item>
        </List.Root>
        <CodeToCopy label={t("embed.code")} code={snippetCode(router)} rows={3} />
      </Stack>
      <Stack as="section" gap="3" align="flex-start" aria-labelledby="install-check">
        <Heading as="h2" size="sm" id="install-check">
          {t("install.checkTitle")}
        </Heading>
        <Text color="fg.muted">{t(draft.web_url ? "install.checkHint" : "install.noUrl")}</Text>
        <Button disabled={!draft.web_url} loading={website.isAsking} onClick={check}>
          {t("install.checkNow")}
        </Button>
        <Stack role="status" w="full">
          {inputs !== undefined && (
            <Alert.Root status="success" size="sm">
              <Alert.Indicator />
              <Alert.Title>{t("install.found", { count: inputs })}</Alert.Title>
            </Alert.Root>
          )}
          {website.failure && (
            <Alert.Root status="warning" size="sm">
              <Alert.Indicator />
              <Alert.Title>{t(`connect.site.${website.failure}`)}</Alert.Title>
            </Alert.Root>
          )}
        </Stack>
      </Stack>
    </Stack>
  );
}
