import { z } from "zod";
import { TypedText } from "../shared/value";

/** The most characters of a signature's HTML. */
export const MAX_SIGN_LENGTH = 10_000;

/** A member's e-mail signature, as HTML that is sanitized (docs/product/identity.md#e-mail-signature). */
export const EmailSign = z.object({ sign: TypedText(MAX_SIGN_LENGTH) });
export type EmailSign = z.infer<typeof EmailSign>;
