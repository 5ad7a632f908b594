import { Flex, NativeSelect, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { ratioChoices, setRatio } from "../layout-draft";
import { useLayoutEditing } from "./layout-context";

/** How wide a column is beside the others. A single column has the whole width. */
export function ColumnRatio({ at, ratio }: { at: number; ratio: number }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { draft, change } = useLayoutEditing();
  if (draft.columns.length < 2) return null;
  return (
    <Flex align="center" justify="space-between" gap="2">
      <Text textStyle="xs" color="fg.muted" aria-hidden>
        {t("layout.ratio")}
      </Text>
      <NativeSelect.Root size="xs" w="auto">
        <NativeSelect.Field
          aria-label={t("layout.ratioOf", { place: at + 1 })}
          value={ratio}
          onChange={({ target }) => change((before) => setRatio(before, at, Number(target.value)))}
        >
          {ratioChoices(ratio).map((choice) => (
            <option key={choice} value={choice}>
              {format.number(choice)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}
