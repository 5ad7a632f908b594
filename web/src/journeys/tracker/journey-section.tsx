import { Button, Stack } from "@chakra-ui/react";
import { Route } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { JourneyProps } from "../../lib/area-parts";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { DraftBar } from "../draft/draft-bar";
import { JourneySummary } from "./journey-summary";
import { MilestoneItem } from "./milestone-item";
import { SessionItem } from "./session-item";
import { milestoneOf, timelineOf } from "./timeline";
import { useJourney, useSubmissions } from "./tracker-queries";

const SHOWN = 10;

/** The AI drafts about a lead or deal, and its journey. */
export function JourneySection({ entityId, recordId }: JourneyProps) {
  return (
    <Stack gap="5">
      {entityId !== "contact" && <DraftBar entityId={entityId} recordId={recordId} />}
      <Visits entityId={entityId} recordId={recordId} />
    </Stack>
  );
}

/** What a record's visitors did on the team's websites, with submissions and bookings in chronological order. */
function Visits(about: JourneyProps) {
  const { t } = useTranslation("journeys");
  const [shown, setShown] = useState(SHOWN);
  const { data: journey, error, refetch } = useJourney(about);
  const submissions = useSubmissions(about);
  if (!journey) return error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />;
  if (journey.sessions.length === 0)
    return (
      <EmptyState
        icon={Route}
        title={t("journey.none")}
        description={t("journey.noneHint")}
        action={
          <Button asChild variant="outline" mt="2">
            <Link to="/journeys">{t("journey.setUp")}</Link>
          </Button>
        }
      />
    );
  const milestones = (submissions.data?.data ?? []).map(milestoneOf);
  const entries = timelineOf(journey.sessions, milestones);
  return (
    <Stack gap="5">
      <JourneySummary summary={journey.summary} />
      <Stack as="ol" gap="3" listStyleType="none" aria-label={t("journey.sessions")}>
        {entries
          .slice(0, shown)
          .map((entry) =>
            entry.type === "session" ? (
              <SessionItem key={entry.session.session_id} session={entry.session} milestones={entry.milestones} />
            ) : (
              <MilestoneItem key={entry.at} milestone={entry.milestone} />
            ),
          )}
      </Stack>
      {entries.length > shown && (
        <Button variant="outline" alignSelf="center" onClick={() => setShown(shown + SHOWN)}>
          {t("journey.moreSessions")}
        </Button>
      )}
    </Stack>
  );
}
