import { NativeSelect } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { usePipelines } from "./pipeline-queries";

type DealTypeSwitchProps = {
  /** A deal type's id; empty for all of them. */
  value: string;
  /** Whether deals of all types can be chosen together. */
  all?: boolean;
  onChange: (pipelineId: string) => void;
};

/** Which deal type a list or a board shows. */
export function DealTypeSwitch({ value, all = false, onChange }: DealTypeSwitchProps) {
  const { t } = useTranslation("records");
  const { data: pipelines = [] } = usePipelines();
  return (
    <NativeSelect.Root w={{ base: "full", md: "auto" }} minW="0" maxW={{ md: "15rem" }}>
      <NativeSelect.Field
        aria-label={t("pipeline.type")}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {(all || value === "") && <option value="">{all ? t("pipeline.allTypes") : t("pipeline.type")}</option>}
        {pipelines.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
