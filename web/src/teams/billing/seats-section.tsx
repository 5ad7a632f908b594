import { Button, Stack, Text } from "@chakra-ui/react";
import { MIN_SEATS } from "@dure/domain/teams/billing";
import type { PlanStatus } from "@dure/domain/teams/billing-api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { TextInput } from "../../ui/form/text-input";
import { SettingsSection } from "../../ui/settings-section";
import { useSetSeats } from "./billing-queries";
import { ChangeDialog } from "./change-dialog";

/** The seats, how many are left, and their change with what it costs. */
export function SeatsSection({ plan }: { plan: PlanStatus }) {
  const { t } = useTranslation("teams");
  const { total_seats: total, next_seats: next, remaining_seats: remaining, active_members } = plan;
  const least = Math.max(MIN_SEATS, active_members);
  const planned = next ?? total ?? least;
  const [typed, setTyped] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const set = useSetSeats();
  const value = typed ?? String(planned);
  const seats = Number(value);
  const isEnough = Number.isInteger(seats) && seats >= least;
  const close = () => {
    setAsking(false);
    set.reset();
  };
  return (
    <SettingsSection title={t("plans.seats")} description={t("plans.seatsPolicy")}>
      <Stack gap="4">
        <Text>{t("plans.seatsUsed", { total: total ?? 0, active: active_members, remaining: remaining ?? 0 })}</Text>
        {active_members > (total ?? 0) && (
          <Text color="fg.warning">{t("plans.seatsShort", { count: active_members - (total ?? 0) })}</Text>
        )}
        {next !== null && next !== total && <Text>{t("plans.seatsNext", { count: next })}</Text>}
        <TextInput
          label={t("plans.newSeats")}
          hint={t("plans.seatsHint", { count: least })}
          error={isEnough ? undefined : t("plans.tooFew", { count: least })}
          type="number"
          inputMode="numeric"
          value={value}
          onChange={setTyped}
        />
        <Stack direction={{ base: "column", sm: "row" }} gap="2">
          <Button disabled={!isEnough || seats === planned} onClick={() => setAsking(true)}>
            {t("plans.changeSeats")}
          </Button>
          <Button asChild variant="outline">
            <Link to="/settings/members">{t("plans.manageMembers")}</Link>
          </Button>
        </Stack>
      </Stack>
      {isAsking && (
        <ChangeDialog
          title={t("plans.changeSeatsTitle", { count: seats })}
          when={t(seats > (total ?? 0) ? "plans.now" : "plans.nextPeriod")}
          query={{ seats: String(seats) }}
          busy={set.isPending}
          error={set.error}
          onConfirm={(proration_date) =>
            set.mutate(
              { body: { seats_available: seats, ...(proration_date && { proration_date }) } },
              {
                onSuccess: () => {
                  setTyped(undefined);
                  close();
                },
              },
            )
          }
          onClose={close}
        />
      )}
    </SettingsSection>
  );
}
