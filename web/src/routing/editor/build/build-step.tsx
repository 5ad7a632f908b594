import { Box, Grid, Stack, Tabs, useBreakpointValue } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { StepProps } from "../draft";
import { BannerInput } from "./banner-input";
import { FormPreview } from "./form-preview";
import { FormSettings } from "./form-settings";
import { FormStyle } from "./form-style";
import { QuestionList } from "./question-list";

const PARTS = ["questions", "settings", "style"] as const;

/** The form's questions, texts and style, beside a preview. */
export function BuildStep(props: StepProps) {
  const { t } = useTranslation("routing");
  const isWide = useBreakpointValue({ base: false, lg: true });
  const preview = <FormPreview draft={props.draft} />;
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }} gap="6">
      <Tabs.Root defaultValue="questions" size="sm" variant="subtle" minW="0" lazyMount unmountOnExit>
        <Tabs.List aria-label={t("build.parts")}>
          {PARTS.map((part) => (
            <Tabs.Trigger key={part} value={part}>
              {t(`build.part.${part}`)}
            </Tabs.Trigger>
          ))}
          {!isWide && <Tabs.Trigger value="preview">{t("build.preview")}</Tabs.Trigger>}
        </Tabs.List>
        <Tabs.Content value="questions">
          <QuestionList {...props} />
        </Tabs.Content>
        <Tabs.Content value="settings">
          <Stack gap="4">
            <FormSettings {...props} />
          </Stack>
        </Tabs.Content>
        <Tabs.Content value="style">
          <Stack gap="4">
            <FormStyle {...props} />
            <BannerInput {...props} />
          </Stack>
        </Tabs.Content>
        {!isWide && <Tabs.Content value="preview">{preview}</Tabs.Content>}
      </Tabs.Root>
      {isWide && <Box>{preview}</Box>}
    </Grid>
  );
}
