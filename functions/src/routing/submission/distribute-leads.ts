import { afterTurn, fewestLeadsFirst, type GroupTurns, turnsOf } from "@dure/domain/routing/submission/group-turns";
import type { Intake } from "@dure/domain/routing/submission/intake";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import type { Tx } from "../../platform/transaction/transaction-store";
import { isAssignable } from "../../records/record/assignee-store";
import { type RouterTurns, readRouterTurns, saveRouterTurns } from "./group-turns-store";

type Submission = { intake: Intake; row: SubmissionRow };

/** A group whose members share its leads, and the members who are active. */
type Group = { routerId: string; groupId: string; members: string[] };

/**
 * Shares the leads of groups without a meeting evenly among their members. Reads only.
 * @returns the candidates of each submission, in the order of the submissions; and `save`, which notes whose turns were
 * used, by the members to whom the submissions' records were given, in the same order
 */
export async function distributeLeads(tx: Tx, teamId: string, all: readonly Submission[]) {
  const groups = await readGroups(tx, teamId, all);
  const known = await readTurns(tx, teamId, groups);
  let expected = known;
  const candidates = all.map((one) => {
    const group = groups.get(keyOf(one));
    if (!group) return one.intake.assignees;
    const order = fewestLeadsFirst(group.members, turnsIn(expected, group));
    if (order[0] !== undefined) expected = withTurn(expected, group, order[0]);
    return order;
  });
  const save = (assigned: readonly (string | null)[]) => {
    const used = all.reduce((turns, one, place) => {
      const group = groups.get(keyOf(one));
      const userId = assigned[place];
      // An open lead that the submission joins keeps its assignee, and uses nobody's turn.
      return group && userId ? withTurn(turns, group, userId) : turns;
    }, known);
    for (const [routerId, turns] of used)
      if (turns !== known.get(routerId)) saveRouterTurns(tx, teamId, routerId, turns);
  };
  return { candidates, save };
}

const keyOf = ({ intake, row }: Submission): string => `${intake.router_id} ${row.group_id}`;

/**
 * The groups whose leads are shared. The outcomes message and redirection have one assignee, so there is nothing to
 * share.
 */
async function readGroups(tx: Tx, teamId: string, all: readonly Submission[]): Promise<Map<string, Group>> {
  const shared = all.filter(({ intake, row }) => row.group_id !== null && intake.assignees.length > 1);
  const ids = [...new Set(shared.flatMap(({ intake }) => intake.assignees))];
  const active = await Promise.all(ids.map((id) => isAssignable(tx, teamId, id)));
  const members = new Set(ids.filter((_, place) => active[place]));
  return new Map(
    shared.map((one) => {
      const { intake, row } = one;
      const group = { routerId: intake.router_id, groupId: row.group_id ?? "" };
      return [keyOf(one), { ...group, members: intake.assignees.filter((id) => members.has(id)) }];
    }),
  );
}

type Turns = ReadonlyMap<string, RouterTurns>;

async function readTurns(tx: Tx, teamId: string, groups: ReadonlyMap<string, Group>): Promise<Turns> {
  const routerIds = [...new Set([...groups.values()].map(({ routerId }) => routerId))];
  const read = await Promise.all(routerIds.map((id) => readRouterTurns(tx, teamId, id)));
  return new Map(routerIds.map((id, place) => [id, read[place] ?? {}]));
}

const turnsIn = (turns: Turns, { routerId, groupId, members }: Group): GroupTurns =>
  turnsOf(members, turns.get(routerId)?.[groupId] ?? {});

const withTurn = (turns: Turns, group: Group, userId: string): Turns =>
  new Map(turns).set(group.routerId, {
    ...turns.get(group.routerId),
    [group.groupId]: afterTurn(turnsIn(turns, group), userId),
  });
