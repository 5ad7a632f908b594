import { Flex, NativeSelect } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "../../ui/form/choice";
import { QueryFallback } from "../../ui/lazy/query-fallback";
import { usePipelines } from "../pipeline/pipeline-queries";
import { CardSettingsPanel } from "./card-settings-panel";
import { DetailsLayoutPanel } from "./details-layout-panel";

type Part = "details" | "cards";

/** How the details page and the cards of an entity's record types look. */
export function LayoutSettings({ entity }: { entity: EntityId }) {
  const { t } = useTranslation("records");
  const query = usePipelines();
  const pipelines = query.data;
  const [chosen, setChosen] = useState<string>();
  const [part, setPart] = useState<Part>("details");
  if (entity === "deal" && !pipelines) return <QueryFallback query={query} rows={6} />;
  const id = entity === "deal" ? (chosen ?? pipelines?.[0]?.id ?? "") : entity;
  const type = { entityId: entity, id };
  return (
    <>
      <Flex gap="4" wrap="wrap" align="end" py="3">
        {entity === "deal" && (
          <NativeSelect.Root w="auto" minW="40">
            <NativeSelect.Field
              aria-label={t("pipeline.type")}
              value={id}
              onChange={({ target }) => setChosen(target.value)}
            >
              {pipelines?.map((pipeline) => (
                <option key={pipeline.id} value={pipeline.id}>
                  {pipeline.title}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
        {entity === "deal" && (
          <Choice<Part>
            label={t("layout.part")}
            value={part}
            options={[
              { value: "details", label: t("layout.details") },
              { value: "cards", label: t("layout.cards") },
            ]}
            onChange={setPart}
          />
        )}
      </Flex>
      {part === "cards" ? <CardSettingsPanel key={id} type={type} /> : <DetailsLayoutPanel key={id} type={type} />}
    </>
  );
}
