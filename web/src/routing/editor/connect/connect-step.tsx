import { Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocalizedText } from "../../../lib/language/use-localized-text";
import type { FormInput } from "../../form-inputs";
import type { StepProps } from "../draft";
import { RouterZone } from "../router-zone";
import { CaptureFields } from "./capture-fields";
import { InputMapping } from "./input-mapping";
import { setMappings, withScanned } from "./inputs";
import { ScanForm } from "./scan-form";
import { WebsiteFields } from "./website-fields";

/** Chooses the website's form, and maps its inputs. */
export function ConnectStep({ draft, routerId, onChange, problems }: StepProps) {
  const { t } = useTranslation("routing");
  const localize = useLocalizedText();
  const [scanned, setScanned] = useState<FormInput[]>();
  const takeOver = (inputs: FormInput[]) => {
    setScanned(inputs);
    onChange((before) => setMappings(before, (mappings) => withScanned(mappings, inputs)));
  };
  return (
    <Stack gap="8" maxW="3xl">
      {problems.map(({ target, text }) => (
        <Text key={`${target} ${text.en}`} color="fg.error">
          {target ? `${target}: ` : ""}
          {localize(text)}
        </Text>
      ))}
      <WebsiteFields draft={draft} onChange={onChange} />
      <ScanForm draft={draft} routerId={routerId} onScanned={takeOver} />
      <InputMapping draft={draft} scanned={scanned} onChange={onChange} />
      <CaptureFields draft={draft} onChange={onChange} />
      <RouterZone draft={draft} onChange={onChange} />
      <Text color="fg.muted">{t("connect.next")}</Text>
    </Stack>
  );
}
