import { CampaignContent, type CampaignView } from "@dure/domain/email/campaign/campaign";
import { dequal } from "dequal/lite";
import { useEffect, useRef, useState } from "react";
import { conflictOf } from "../../../lib/call-error";
import { useDebounced } from "../../../records/field/use-debounced";
import { useValueDraft } from "../../../ui/draft/use-value-draft";
import { useChangeCampaign } from "../campaign-queries";

const SAVED_AFTER_MS = 800;

export type CampaignDraft = ReturnType<typeof useCampaignDraft>;

type Saved = { content: CampaignContent; at: string };

const savedOf = (campaign: CampaignView): Saved => ({
  content: CampaignContent.parse(campaign),
  at: campaign.updated_at,
});

/**
 * A campaign's content while it is edited. It is saved with a debounce, based on the version saved last: if somebody
 * else has saved in between, nothing is overwritten until the user decides to.
 */
export function useCampaignDraft(campaign: CampaignView) {
  const change = useChangeCampaign();
  const [saved, setSaved] = useState(() => savedOf(campaign));
  const [content, setContent] = useState(saved.content);
  const rested = useDebounced(content, SAVED_AFTER_MS);
  const isChanged = !dequal(content, saved.content);
  const isRefused = useRef(false);
  const guard = useValueDraft({
    ...{ name: "campaign", stored: saved.content, current: content, isDirty: isChanged, isSaving: change.isPending },
    show: setContent,
  });

  const save = (next: CampaignContent, based_on: string | undefined) =>
    change.mutate(
      { params: { id: campaign.id }, query: { ...(based_on && { based_on }) }, body: next },
      {
        onSuccess: ({ updated_at }) => setSaved({ content: next, at: updated_at }),
        onError: () => {
          isRefused.current = true;
        },
      },
    );
  const saving = useRef(save);
  saving.current = save;

  useEffect(() => {
    if (isRefused.current || change.isPending || dequal(rested, saved.content)) return;
    saving.current(rested, saved.at);
  }, [rested, saved, change.isPending]);

  const set = (values: Partial<CampaignContent>) => {
    isRefused.current = conflictOf(change.error) !== undefined;
    setContent((before) => ({ ...before, ...values }));
  };
  return {
    ...{ content, set, isChanged, guard },
    savedAt: saved.at,
    isSaving: change.isPending,
    error: change.error,
    isConflict: conflictOf(change.error) !== undefined,
    retry: () => {
      isRefused.current = false;
      save(content, saved.at);
    },
    /** Saves over what somebody else has saved. */
    overwrite: () => {
      isRefused.current = false;
      save(content, undefined);
    },
    /** Takes the server's version. */
    take: (theirs: CampaignView) => {
      isRefused.current = false;
      change.reset();
      const next = savedOf(theirs);
      setSaved(next);
      setContent(next.content);
    },
  };
}
