import { z } from "zod";
import { Id } from "../shared/value";
import { Slug } from "./user";

/** How long the code of a hand-over works: long enough to load the page at the team's address. */
export const HANDOVER_LIFE_MS = 60_000;

/** 256 random bits, as base64url. */
export const HandoverCode = z.string().regex(/^[\w-]{43}$/);

/** A hand-over's code, and the team at whose address it is used. */
export const ClaimHandover = z.object({ code: HandoverCode, team_slug: Slug });

/** A custom token of Identity Platform for this tenant, which signs a browser in. It is never put into a URL. */
export const HandoverToken = z.object({ tenant_id: Id, token: z.string() });
