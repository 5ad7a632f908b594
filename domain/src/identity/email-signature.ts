import { z } from "zod";
import { TypedText } from "../shared/value";

/** The most characters of a signature's HTML. */
export const MAX_SIGNATURE_LENGTH = 10_000;

/** A member's e-mail signature, as HTML that is sanitized (docs/product/identity.md#e-mail-signature). */
export const EmailSignature = z.object({ sign: TypedText(MAX_SIGNATURE_LENGTH) });
export type EmailSignature = z.infer<typeof EmailSignature>;
