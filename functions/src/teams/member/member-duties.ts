import type { DutyView } from "@dure/domain/teams/activation-api";
import type { Tx } from "../../platform/transaction/transaction-store";

/** What counts on a member. Areas above this one know it; functions/src/app.ts hands their stores over. */
export type MemberDuties = {
  findDuties: (teamId: string, userId: string) => Promise<DutyView[]>;
  /** Read in a transaction: nothing new can count on the member before it commits. */
  readDuties: (tx: Tx, teamId: string, userId: string) => Promise<DutyView[]>;
};
