import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { PreviewGrid } from "../grid/preview-grid";
import type { ImportTarget } from "../import-queries";
import { takenNumbers } from "../taken-rows";
import type { ImportDraft } from "../use-import-draft";
import { BackButton } from "./back-button";
import { StepFrame } from "./step-frame";

/** The records that the import will create, and those that exist already. */
export function PreviewStep({ target, state }: { target: ImportTarget; state: ImportDraft }) {
  const { t } = useTranslation("records");
  const { preview, importId } = state.draft;
  const { change } = state;
  return (
    <StepFrame
      footer={
        <>
          <BackButton resets={false} onBack={() => change({ step: "validation" })} />
          <Button onClick={() => change({ step: "progress" })}>{t("import.start")}</Button>
        </>
      }
    >
      <Text mb="3">{t("import.previewHint")}</Text>
      {preview && (
        <>
          <Figures counts={preview.counts} entity={target.entityId} isInParts={importId !== null} />
          <PreviewGrid preview={preview} numbers={takenNumbers(state.draft)} />
        </>
      )}
    </StepFrame>
  );
}

type FiguresProps = {
  counts: NonNullable<ImportDraft["draft"]["preview"]>["counts"];
  entity: ImportTarget["entityId"];
  /** Whether the table is sent in parts. Its companies and contacts can't be counted before the import. */
  isInParts: boolean;
};

function Figures({ counts, entity, isInParts }: FiguresProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const isOfLeads = entity === "lead" || entity === "deal";
  const companies = { name: t("import.made.company"), count: counts.new_companies, found: counts.found_companies };
  const contacts = { name: t("import.made.contact"), count: counts.new_contacts, found: counts.found_contacts };
  const figures = [
    { name: t(`import.made.${entity}`), count: counts.records - counts.updated, found: 0 },
    ...(counts.updated > 0 ? [{ name: t("import.match.updated"), count: counts.updated, found: 0 }] : []),
    ...(entity === "company" || isInParts ? [] : [companies]),
    ...(isOfLeads && !isInParts ? [contacts] : []),
  ];
  return (
    <Box mb="3">
      <Flex as="dl" columnGap="6" rowGap="2" wrap="wrap">
        {figures.map(({ name, count, found }) => (
          <Box key={name}>
            <Text as="dt" textStyle="xs" color="fg.muted">
              {name}
            </Text>
            <Text as="dd" fontVariantNumeric="tabular-nums">
              <Text as="span" textStyle="lg" fontWeight="semibold">
                {format.number(count)}
              </Text>
              {found > 0 && (
                <Text as="span" textStyle="xs" color="fg.muted" ms="2">
                  {t("import.linked", { count: found })}
                </Text>
              )}
            </Text>
          </Box>
        ))}
      </Flex>
      {isInParts && (
        <Text textStyle="sm" color="fg.muted" mt="2">
          {t("import.inParts")}
        </Text>
      )}
      {!isInParts && counts.found_companies + counts.found_contacts > 0 && (
        <Text textStyle="sm" color="fg.muted" mt="2">
          {t("import.linkedHint")}
        </Text>
      )}
    </Box>
  );
}
