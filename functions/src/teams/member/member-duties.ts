import type { DutyView } from "@dure/domain/teams/activation-api";
import type { Tx } from "../../platform/transaction/transaction-store";

/** Reads a member's duties. They belong to areas above this one, so functions/src/app.ts passes their stores in. */
export type MemberDuties = {
  findDuties: (teamId: string, userId: string) => Promise<DutyView[]>;
  /** Reads in a transaction: no new duty can be given to the member before it commits. */
  readDuties: (tx: Tx, teamId: string, userId: string) => Promise<DutyView[]>;
};
