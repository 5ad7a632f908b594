import type { Extra, Form } from "@dure/domain/routing/router/form";
import type { Mappings } from "@dure/domain/routing/router/router";
import { useEffect, useState } from "preact/hooks";

export type Draft = { form: Form; extra: Extra | null; mappings: Mappings };

const isDraft = (data: unknown): data is Draft =>
  typeof data === "object" && data !== null && "type" in data && data.type === "dure:preview" && "form" in data;

/**
 * The draft that the editor around this frame posts: `{ type: "dure:preview", form, extra, mappings }`, accepted from
 * the product's own origin only. `dure:preview-ready` tells the editor that the frame is listening.
 */
export function useDraft(): Draft | undefined {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source === parent && source !== window && origin === self.origin && isDraft(data)) setDraft(data);
    };
    addEventListener("message", hear);
    if (parent !== window) parent.postMessage({ type: "dure:preview-ready" }, self.origin);
    return () => removeEventListener("message", hear);
  }, []);
  return draft;
}
