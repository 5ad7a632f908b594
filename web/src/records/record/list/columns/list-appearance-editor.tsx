import { Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Choice } from "../../../../ui/form/choice";
import { type ListAppearance, MAX_FROZEN, ROW_HEIGHTS, type RowHeight } from "../table/list-appearance";

type LookEditorProps = { look: ListAppearance; onLook: (look: ListAppearance) => void };

const HEIGHTS = Object.keys(ROW_HEIGHTS) as RowHeight[];
const FROZEN = Array.from({ length: MAX_FROZEN }, (_, index) => String(index + 1));

/** Sets the height of the rows and the number of frozen columns. */
export function ListAppearanceEditor({ look, onLook }: LookEditorProps) {
  const { t } = useTranslation("records");
  return (
    <Stack gap="3" mb="3" pb="3" borderBottomWidth="1px">
      <Choice
        label={t("look.height")}
        value={look.height}
        options={HEIGHTS.map((height) => ({ value: height, label: t(`look.${height}`) }))}
        onChange={(height) => onLook({ ...look, height })}
      />
      <Choice
        label={t("look.frozen")}
        value={String(look.frozen)}
        options={FROZEN.map((count) => ({ value: count, label: count }))}
        onChange={(count) => onLook({ ...look, frozen: Number(count) })}
      />
    </Stack>
  );
}
