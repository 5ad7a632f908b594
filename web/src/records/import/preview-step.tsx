import { Button, SimpleGrid, Stat, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { BackButton } from "./back-button";
import type { ImportTarget } from "./import-queries";
import { StepFrame } from "./step-frame";
import type { ImportDraft } from "./use-import-draft";

/** What will be made, and what is there already. */
export function PreviewStep({ target, state }: { target: ImportTarget; state: ImportDraft }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { counts } = state.draft;
  const { change } = state;
  const figures = counts && [
    { name: t(`import.made.${target.entityId}`), count: counts.records },
    { name: t("import.made.company"), count: counts.new_companies, found: counts.found_companies },
    { name: t("import.made.contact"), count: counts.new_contacts, found: counts.found_contacts },
  ];
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
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
        {figures?.map(({ name, count, found }) => (
          <Stat.Root key={name} borderWidth="1px" rounded="l3" p="4">
            <Stat.Label>{name}</Stat.Label>
            <Stat.ValueText>{format.number(count)}</Stat.ValueText>
            <Stat.HelpText>{found ? t("import.linked", { count: found }) : ""}</Stat.HelpText>
          </Stat.Root>
        ))}
      </SimpleGrid>
      {counts && counts.found_companies + counts.found_contacts > 0 && (
        <Text textStyle="sm" color="fg.muted" mt="3">
          {t("import.linkedHint")}
        </Text>
      )}
    </StepFrame>
  );
}
