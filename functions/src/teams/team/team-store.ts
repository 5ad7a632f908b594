import { Team } from "@dure/domain/shared/caller/team";
import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../../platform/firebase";

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
  tx.set(teamDoc(teamId), team);
}

/** Assigns a slug to a team for good; slugs are unique. */
export async function claimSlug(tx: Transaction, teamId: string, slug: string): Promise<void> {
  if ((await tx.get(slugDoc(slug))).exists) throw new AppError("CONFLICT", teamsTexts.slugTaken);
  tx.create(slugDoc(slug), { team_id: teamId });
}
