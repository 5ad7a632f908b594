import type { OnetimeOptions } from "@dure/domain/scheduling/onetime/onetime";
import {
  type CopiedSuggestion,
  type CopyFormat,
  suggestionText,
} from "@dure/domain/scheduling/onetime/suggestion-text";
import { useState } from "react";
import { offerSuggestion } from "../../onetime/onetime-queries";
import { copyWhenReady } from "./copy-when-ready";

/** What is copied, and what is saved for it. */
type Copy = { body: OnetimeOptions; format: CopyFormat; told: Omit<CopiedSuggestion, "link"> };

/**
 * Saves and offers a suggestion, and copies the text about it. Undefined when the form isn't filled in: then nothing is
 * saved or copied, and the form has said why.
 */
export function useCopySuggestion(id: string, read: () => Promise<Copy | undefined>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const offer = async () => {
    const copy = await read();
    if (!copy) throw NOT_READY;
    const { link } = await offerSuggestion(id, copy.body);
    return suggestionText(copy.format, { ...copy.told, link });
  };
  /** True when it was copied. */
  const copy = async (): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await copyWhenReady(offer());
      return true;
    } catch (error) {
      if (error !== NOT_READY) setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { copy, busy, failure };
}

const NOT_READY = new Error("The form is not filled in.");
