import { Stack } from "@chakra-ui/react";
import { AbTestFields } from "./ab-test-fields";
import { SenderFields } from "./sender-fields";
import { SubjectFields } from "./subject-fields";
import type { CampaignDraft } from "./use-campaign-draft";

/** The sender and the subject. */
export function FromStep({ draft }: { draft: CampaignDraft }) {
  return (
    <Stack gap="4" maxW="2xl">
      <SenderFields draft={draft} />
      <SubjectFields draft={draft} otherSubject={draft.content.ab_test?.subject} />
      <AbTestFields draft={draft} />
    </Stack>
  );
}
