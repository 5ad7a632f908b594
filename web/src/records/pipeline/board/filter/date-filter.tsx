import { Input, NativeSelect } from "@chakra-ui/react";
import { isDateOption } from "@dure/domain/records/filter/date-option";
import { useTranslation } from "react-i18next";
import { BOARD_DATES, BOARD_SPANS, type BoardFilter, type ExactSpan } from "./board-filter";

type DateFilterProps = { filter: BoardFilter; onFilter: (filter: BoardFilter) => void };

const EXACT = "EXACT_DATE";
const OPEN: ExactSpan = { start: "", end: "" };

/** Filters the cards by one of their dates: a named span, or days of the user's own choice. */
export function DateFilter({ filter, onFilter }: DateFilterProps) {
  const { t } = useTranslation("records");
  const { date, span } = filter;
  const exact = typeof span === "string" ? undefined : span;
  return (
    <>
      <NativeSelect.Root w="auto">
        <NativeSelect.Field
          aria-label={t("board.date.label")}
          value={date ?? ""}
          onChange={({ target }) => {
            const next = BOARD_DATES.find((one) => one === target.value);
            onFilter({ ...filter, date: next, span: date ? span : "THIS_MONTH" });
          }}
        >
          <option value="">{t("board.date.any")}</option>
          {BOARD_DATES.map((one) => (
            <option key={one} value={one}>
              {t(`board.date.${one}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {date && (
        <NativeSelect.Root w="auto">
          <NativeSelect.Field
            aria-label={t("board.date.span")}
            value={exact ? EXACT : String(span)}
            onChange={({ target: { value } }) => onFilter({ ...filter, span: isDateOption(value) ? value : OPEN })}
          >
            {BOARD_SPANS.map((option) => (
              <option key={option} value={option}>
                {t(`filter.dates.${option}`)}
              </option>
            ))}
            <option value={EXACT}>{t("board.date.EXACT_DATE")}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
      {date &&
        exact &&
        (["start", "end"] as const).map((end) => (
          <Input
            key={end}
            type="date"
            w="auto"
            max="9999-12-31"
            aria-label={t(`board.date.${end}`)}
            value={exact[end]}
            onChange={({ target }) => onFilter({ ...filter, span: { ...exact, [end]: target.value } })}
          />
        ))}
    </>
  );
}
