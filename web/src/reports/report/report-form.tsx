import { Box, Button, Flex, Grid, Input, Stack, Link as TextLink } from "@chakra-ui/react";
import { dequal } from "dequal/lite";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useValueDraft } from "../../ui/draft/use-value-draft";
import { FormError } from "../../ui/form-error";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { useDocumentTitle } from "../../ui/use-document-title";
import { ContentFields } from "./content-fields";
import { ReportPreview } from "./report-preview";
import { type Draft, useReportDraft } from "./use-report-draft";

type ReportFormProps = {
  initial: Draft;
  dashboardId: string;
  isNew?: boolean;
  isSaving: boolean;
  error: unknown;
  /** What else can be done with the report. */
  menu?: ReactNode;
  onSave: (draft: Draft, onSaved: () => void) => void;
};

const MAX_TITLE = 100;

/** A report's settings on the left, its result on the right. */
export function ReportForm({ initial, dashboardId, isNew = false, isSaving, error, menu, onSave }: ReportFormProps) {
  const { t } = useTranslation("reports");
  const [saved, setSaved] = useState(initial);
  const { draft, setDraft, problems, asked } = useReportDraft(initial);
  const isChanged = !dequal(draft, saved);
  const guard = useValueDraft({
    ...{ name: "report", stored: saved, current: draft, isDirty: isChanged, isSaving, show: setDraft },
  });
  const keep = () => {
    guard.discard();
    setSaved(draft);
  };
  const canSave = (isNew || isChanged) && problems.size === 0 && draft.title.trim() !== "";
  useDocumentTitle(draft.title || t("report.name"));
  return (
    <>
      <UnsavedChangesGuard guard={guard} when={isChanged && !isSaving} />
      <TextLink asChild textStyle="sm" color="fg.muted" mb="2">
        <Link to={`/dashboard/${dashboardId}`}>
          <ArrowLeft size={14} aria-hidden />
          {t("report.back")}
        </Link>
      </TextLink>
      <Flex as="header" gap="2" mb="4" align="center" wrap="wrap">
        <Input
          flex="1"
          minW="48"
          maxW="md"
          fontWeight="semibold"
          aria-label={t("report.name")}
          aria-invalid={draft.title.trim() === ""}
          maxLength={MAX_TITLE}
          value={draft.title}
          onChange={({ target }) => setDraft({ ...draft, title: target.value })}
        />
        <Button loading={isSaving} disabled={!canSave} onClick={() => onSave(draft, keep)}>
          {t("report.save")}
        </Button>
        {menu}
      </Flex>
      <FormError error={error} />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 22rem) minmax(0, 1fr)" }} gap="6">
        <Stack gap="4">
          <ContentFields
            content={draft.content}
            problems={problems}
            onChange={(content) => setDraft({ ...draft, content })}
          />
        </Stack>
        {/* On a phone the chart comes before its many fields. */}
        <Box order={{ base: -1, lg: 0 }} minW="0">
          <ReportPreview
            title={draft.title}
            content={asked}
            columns={draft.columns}
            onColumns={(columns) => setDraft({ ...draft, columns })}
          />
        </Box>
      </Grid>
    </>
  );
}
