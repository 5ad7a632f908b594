import { Button, Stack } from "@chakra-ui/react";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useProfile } from "../../identity/user/user-queries";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useSuggestions } from "./suggestion-queries";
import { SuggestionRow } from "./suggestion-row";
import { WithdrawDialog } from "./withdraw-dialog";

/** The user's or the whole team's suggestions with their state. */
export function SuggestionList({ whose }: { whose: "personal" | "team" }) {
  const { t } = useTranslation("scheduling");
  const { user_id } = useProfile();
  const suggestions = useSuggestions();
  const [withdrawnId, setWithdrawnId] = useState<string>();
  if (suggestions.isPending) return <ListSkeleton />;
  if (suggestions.isError) return <ErrorState error={suggestions.error} onRetry={suggestions.refetch} />;
  const shown = suggestions.data.data.filter(({ organizer }) => whose === "team" || organizer.id === user_id);
  if (shown.length === 0)
    return (
      <EmptyState
        icon={CalendarPlus}
        title={t("suggestions.empty")}
        description={t("suggestions.emptyHint")}
        action={
          <Button asChild mt="2" variant="outline">
            <Link to="/calendar">{t("suggestions.toCalendar")}</Link>
          </Button>
        }
      />
    );
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" rounded="l3" bg="bg.panel" overflow="hidden">
        {shown.map((suggestion) => (
          <SuggestionRow
            key={suggestion.id}
            suggestion={suggestion}
            isMine={suggestion.organizer.id === user_id}
            onWithdraw={() => setWithdrawnId(suggestion.id)}
          />
        ))}
      </Stack>
      <WithdrawDialog
        suggestion={shown.find(({ id }) => id === withdrawnId)}
        onClose={() => setWithdrawnId(undefined)}
      />
    </>
  );
}
