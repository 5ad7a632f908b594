import { Button, HStack, Input, NativeSelect, Popover, Portal } from "@chakra-ui/react";
import { DATE_OPTIONS, daysOfOption, isDateOption } from "@dure/domain/records/filter/date-option";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { UserRound, X } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../lib/use-now";
import { useMembers } from "../../records/member/member-queries";
import { MembersField } from "../../records/member/members-field";
import { TimeZoneContext } from "../../ui/use-format";

type DashboardFilterBarProps = { filter: DashboardFilter; onFilter: (filter: DashboardFilter) => void };

const EXACT = "EXACT_DATE";
const PAST = DATE_OPTIONS.filter((option) => !option.startsWith("NEXT_"));

/** Filters all charts of a dashboard by the records' owners and by the period in which they were created. */
export function DashboardFilterBar({ filter, onFilter }: DashboardFilterBarProps) {
  const { t } = useTranslation("reports");
  const isNarrowed = filter.owner_ids.length > 0 || filter.period !== null;
  return (
    <HStack gap="2" wrap="wrap">
      <OwnerFilter ids={filter.owner_ids} onChange={(owner_ids) => onFilter({ ...filter, owner_ids })} />
      <PeriodFilter period={filter.period} onChange={(period) => onFilter({ ...filter, period })} />
      {isNarrowed && (
        <Button size="sm" variant="ghost" onClick={() => onFilter({ owner_ids: [], period: null })}>
          <X aria-hidden />
          {t("dashboard.filter.clear")}
        </Button>
      )}
    </HStack>
  );
}

function OwnerFilter({ ids, onChange }: { ids: readonly string[]; onChange: (ids: string[]) => void }) {
  const { t } = useTranslation("reports");
  const { nameOf } = useMembers();
  const names = ids.map((id) => nameOf(id) ?? "?").join(", ");
  return (
    <Popover.Root lazyMount positioning={{ placement: "bottom-start" }}>
      <Popover.Trigger asChild>
        <Button size="sm" variant={ids.length > 0 ? "subtle" : "outline"} maxW="xs">
          <UserRound aria-hidden />
          <span>{t("dashboard.filter.owner")}:</span>
          <HStack as="span" display="block" truncate>
            {names || t("dashboard.filter.anyOwner")}
          </HStack>
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t("dashboard.filter.owner")}>
            <Popover.Body>
              <MembersField
                label={t("dashboard.filter.owner")}
                value={ids}
                addLabel={t("dashboard.filter.owner")}
                removeLabel={(name) => t("dashboard.filter.remove", { name })}
                onChange={onChange}
              />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

type Period = DashboardFilter["period"];

function PeriodFilter({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t } = useTranslation(["reports", "records"]);
  const today = useToday();
  const choose = (option: string) => {
    if (option === EXACT) onChange({ date_option: EXACT, date_range: { start: today, end: today } });
    else if (isDateOption(option) && option !== "ALL_TIME") onChange({ date_option: option, date_range: null });
    else onChange(null);
  };
  return (
    <HStack gap="2" wrap="wrap">
      <NativeSelect.Root size="sm" w="auto">
        <NativeSelect.Field
          aria-label={t("dashboard.filter.period")}
          value={period?.date_option ?? "ALL_TIME"}
          onChange={({ target }) => choose(target.value)}
        >
          {PAST.map((option) => (
            <option key={option} value={option}>
              {t("dashboard.filter.period")}: {t(`records:filter.dates.${option}`)}
            </option>
          ))}
          <option value={EXACT}>{t("dashboard.filter.exact")}</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {period?.date_range && <DaysFilter days={period.date_range} onChange={onChange} />}
    </HStack>
  );
}

/** Today in the member's time zone. */
const useToday = (): string => daysOfOption("TODAY", useNow(), use(TimeZoneContext))?.start ?? "";

type Days = { start: string; end: string };

/** The first and the last day. Choosing a first day after the last one moves the last day, and vice versa. */
function DaysFilter({ days, onChange }: { days: Days; onChange: (period: Period) => void }) {
  const { t } = useTranslation("reports");
  const save = (date_range: Days) => onChange({ date_option: EXACT, date_range });
  const change = {
    from: (day: string) => save({ start: day, end: day > days.end ? day : days.end }),
    to: (day: string) => save({ start: day < days.start ? day : days.start, end: day }),
  };
  return (["from", "to"] as const).map((edge) => (
    <Input
      key={edge}
      type="date"
      size="sm"
      w="auto"
      max="9999-12-31"
      aria-label={t(`dashboard.filter.${edge}`)}
      value={edge === "from" ? days.start : days.end}
      onChange={({ target }) => target.value && change[edge](target.value)}
    />
  ));
}
