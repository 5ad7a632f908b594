import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { z } from "zod";
import { sealJson, unsealJson } from "../../platform/auth/seal-json";
import type { AuditPlace } from "./audit-log-store";

const Place = z.tuple([z.string(), z.string().min(1)]);

const context = (teamId: string) => `teams/${teamId}/audit-cursor`;

/** An opaque cursor: where the next page of the audit log begins. */
export const encodePlace = (teamId: string, { at, id }: AuditPlace): string => sealJson([at, id], context(teamId));

/** @throws BAD_REQUEST if the cursor was not issued to this team */
export function decodePlace(teamId: string, cursor: string | undefined): AuditPlace | undefined {
  if (cursor === undefined) return undefined;
  const place = Place.safeParse(unsealJson(cursor, context(teamId)));
  if (!place.success) throw new AppError("BAD_REQUEST", teamsTexts.badAuditCursor);
  const [at, id] = place.data;
  return { at, id };
}
