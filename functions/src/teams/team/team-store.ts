import { Team } from "@dure/domain/shared/caller/team";
import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";

const teamDoc = (teamId: string) => firestore.doc(`teams/${teamId}`);
const slugDoc = (slug: string) => firestore.doc(`slugs/${slug}`);

export async function getTeam(tx: Transaction, teamId: string): Promise<Team> {
  const doc = await tx.get(teamDoc(teamId));
  if (!doc.exists) throw new AppError("NOT_FOUND", teamsTexts.teamNotFound);
  return Team.parse(doc.data());
}

export async function readTeam(teamId: string): Promise<Team> {
  return Team.parse((await teamDoc(teamId).get()).data());
}

export function saveTeam(tx: Transaction, teamId: string, team: Team): void {
  // Security rules compare times as numbers only.
  tx.set(teamDoc(teamId), { ...team, plan_end_ms: team.plan_end_date && Date.parse(team.plan_end_date) });
}

/** Teams on a trial or Pro whose plan ends until then, page by page. */
export async function* teamsWhosePlanEnds(until: string): AsyncGenerator<string[]> {
  for (const plan of ["FREE_TRIAL", "PRO"]) {
    const due = firestore.collection("teams").where("plan", "==", plan).where("plan_end_date", "<=", until);
    for await (const page of pagesOf(due.orderBy("plan_end_date"), PAGE)) yield page.map(({ id }) => id);
  }
}

const PAGE = 200;

/** Assigns a slug to a team permanently; slugs are unique. */
export async function claimSlug(tx: Transaction, teamId: string, slug: string): Promise<void> {
  if ((await tx.get(slugDoc(slug))).exists) throw new AppError("CONFLICT", teamsTexts.slugTaken);
  tx.create(slugDoc(slug), { team_id: teamId });
}
