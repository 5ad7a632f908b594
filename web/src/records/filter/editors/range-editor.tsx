import { Flex, Input, Text } from "@chakra-ui/react";
import type { FilterValue } from "@dure/domain/records/filter/filter";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { typedNumber } from "./typed-editor";
import type { ValueEditorProps } from "./value-editor-props";
import { valueKind } from "./value-kind";

/** From one day or number to another, both included. */
export function RangeEditor({ field, value, onChange }: ValueEditorProps) {
  const { t } = useTranslation("records");
  const isDate = valueKind(field.type) === "date";
  const known =
    typeof value === "object" && value !== null && !Array.isArray(value) && "start" in value ? value : undefined;
  const [ends, setEnds] = useState({ start: String(known?.start ?? ""), end: String(known?.end ?? "") });
  const set = (change: Partial<typeof ends>) => {
    const next = { ...ends, ...change };
    setEnds(next);
    onChange(rangeOf(next, isDate));
  };
  const isReversed = ends.start !== "" && ends.end !== "" && rangeOf(ends, isDate) === undefined;
  const input = (end: "start" | "end") => (
    <Input
      type={isDate ? "date" : "text"}
      max={isDate ? "9999-12-31" : undefined}
      inputMode={isDate ? undefined : "decimal"}
      aria-label={t(`filter.${end}`)}
      aria-invalid={isReversed}
      value={ends[end]}
      onChange={({ target }) => set({ [end]: target.value })}
    />
  );
  return (
    <Flex gap="2" align="center">
      {input("start")}
      <Text aria-hidden>–</Text>
      {input("end")}
    </Flex>
  );
}

/** Undefined until both ends are there, and in their order. */
function rangeOf({ start, end }: { start: string; end: string }, isDate: boolean): FilterValue | undefined {
  const [from, to] = isDate ? [start, end] : [typedNumber(start), typedNumber(end)];
  if (from === undefined || to === undefined || from === "" || to === "" || from > to) return undefined;
  return { start: from, end: to };
}
