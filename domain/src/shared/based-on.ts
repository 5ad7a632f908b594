import { dequal } from "dequal/lite";
import { z } from "zod";
import { AppError } from "./error";
import { defineTexts } from "./text";
import { Time } from "./value";

/**
 * Optimistic concurrency: the `updated_at` of the edited version. A stale value is refused; without it the last save
 * wins.
 */
export const BasedOn = z.object({ based_on: Time.optional() });
export type BasedOn = z.infer<typeof BasedOn>;

const texts = defineTexts({
  savedSince: {
    ko: "그사이에 다른 곳에서 저장한 내용이 있어요. 최신 내용을 합쳐 두었으니 확인하고 다시 저장해 주세요.",
    en: "This was saved elsewhere in the meantime. The latest content was merged in. Please check it and save again.",
  },
});

type Stored = { updated_at: string };

/**
 * Checks that an edit is based on the stored version. A change that leaves the stored content as it is, such as a
 * retry, always passes.
 * @throws CONFLICT (`value.changed`) if `based_on` is another version than the stored one
 */
export function assertBasedOn<T extends Stored>(before: T, after: T, { based_on }: BasedOn = {}): void {
  if (based_on === undefined || based_on === before.updated_at) return;
  if (dequal(contentOf(before), contentOf(after))) return;
  throw new AppError("CONFLICT", texts.savedSince, undefined, "value.changed");
}

const contentOf = (stored: Stored): object => ({ ...stored, updated_at: undefined, updated_by: undefined });
