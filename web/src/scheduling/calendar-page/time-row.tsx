import { Box, Flex, IconButton, Input, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTimeFormat } from "../time/use-time-format";
import type { ProposedTime, TimeRange } from "./suggestion/proposal";
import { fromInputs, toInputs, type ZonedInputs } from "./zoned-inputs";

type TimeRowProps = {
  time: ProposedTime;
  zone: string;
  /** The titles of conflicting events. */
  clashes: readonly string[];
  onPut: (range: TimeRange, key: string) => void;
  onRemove: () => void;
};

/** One proposed time in native inputs. Input takes effect as soon as it is a valid proposal. */
export function TimeRow({ time, zone, clashes, onPut, onRemove }: TimeRowProps) {
  const { t } = useTranslation("scheduling");
  const { key, start, end } = time;
  const format = useTimeFormat(zone);
  const [inputs, setInputs] = useState(() => toInputs(time, zone));
  useEffect(() => setInputs(toInputs({ start, end }, zone)), [start, end, zone]);

  const change = (changes: Partial<ZonedInputs>) => {
    const next = { ...inputs, ...changes };
    setInputs(next);
    const range = fromInputs(next, zone);
    if (range) onPut(range, key);
  };
  const startText = new Date(start).toISOString();
  const name = `${format.fullDate(startText)} ${format.timeRange(startText, new Date(end).toISOString())}`;
  const field = (part: keyof ZonedInputs, type: "date" | "time") => (
    <Input
      size="xs"
      type={type}
      aria-label={t(`calendarPage.${part}Of`, { name })}
      value={inputs[part]}
      onChange={({ target }) => change({ [part]: target.value })}
    />
  );
  return (
    <Box as="li">
      <Flex gap="1.5" align="center" wrap="wrap">
        <Box flex="1 1 8rem">{field("day", "date")}</Box>
        <Flex gap="1" align="center" flex="1 1 10rem">
          {field("start", "time")}
          <span aria-hidden>–</span>
          {field("end", "time")}
        </Flex>
        <IconButton size="xs" variant="ghost" aria-label={t("calendarPage.removeTime", { name })} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </Flex>
      {clashes.length > 0 && (
        <Text textStyle="xs" color="orange.fg" mt="1">
          {t("calendarPage.clash", { titles: clashes.join(", ") })}
        </Text>
      )}
    </Box>
  );
}
