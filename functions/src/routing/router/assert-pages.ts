import type { Duty } from "@dure/domain/forms/duty";
import { assertNoProblems } from "@dure/domain/routing/router/assert-router";
import type { RouterBody } from "@dure/domain/routing/router/router";
import { problem } from "@dure/domain/routing/router/router-problem";
import { routingTexts } from "@dure/domain/routing/texts";
import { readDuty } from "../../forms/usage/duty-store";
import type { Tx } from "../../platform/transaction/transaction-store";

/**
 * Checks within the transaction that the booking pages of the groups belong to the team.
 * @returns the hosts of each page
 * @throws BAD_REQUEST naming each group whose page is another team's or gone
 */
export async function assertPages(tx: Tx, teamId: string, { groups }: RouterBody): Promise<Map<string, string[]>> {
  const meeting = groups.flatMap(({ id, type, props }) =>
    type === "routeTo" && !props.without_meeting ? [{ id, linkId: props.linkId }] : [],
  );
  const duties = await Promise.all(meeting.map(({ linkId }) => readDuty(tx, teamId, linkId)));
  const isPage = (duty: Duty | undefined) => duty?.type === "booking-page";
  assertNoProblems(
    meeting
      .filter((_, place) => !isPage(duties[place]))
      .map(({ id }) => problem("actions", id, routingTexts.foreignPage)),
  );
  return new Map(duties.flatMap((duty) => (duty ? [[duty.id, duty.member_ids]] : [])));
}
