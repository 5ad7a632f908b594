import { Button, HStack, Tabs } from "@chakra-ui/react";
import type { CampaignView } from "@dure/domain/email/campaign/campaign";
import { History } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { PageHeader } from "../../../ui/page-header";
import { UnsavedChangesGuard } from "../../../ui/unsaved-changes-guard";
import { useCampaignActions } from "../use-campaign-actions";
import { CheckStep } from "./check-step";
import { ContentStep } from "./content-step";
import { EDITOR_STEPS, type EditorStep } from "./editor-step";
import { FromStep } from "./from-step";
import { SaveState } from "./save-state";
import { ToStep } from "./to-step";
import { useCampaignDraft } from "./use-campaign-draft";
import { VersionsDialog } from "./versions-dialog";

/** A draft in steps: what is sent, from whom, to whom, and what is missing. It is saved as it is written. */
export function CampaignEditor({ campaign, onDelete }: { campaign: CampaignView; onDelete: () => void }) {
  const { t } = useTranslation("email");
  const draft = useCampaignDraft(campaign);
  const actions = useCampaignActions(campaign, { onDelete });
  const [step, setStep] = useState<EditorStep>("content");
  const [isPast, setPast] = useState(false);
  return (
    <>
      <UnsavedChangesGuard guard={draft.guard} when={draft.isChanged} />
      <PageHeader
        title={draft.content.name}
        description={<SaveState draft={draft} campaignId={campaign.id} />}
        actions={
          <>
            <Button variant="outline" size="sm" onClick={() => setPast(true)}>
              <History aria-hidden />
              {t("campaigns.versions.open")}
            </Button>
            <ActionMenu label={t("campaigns.actionsOf", { name: draft.content.name })} actions={actions} />
          </>
        }
      />
      <Tabs.Root
        value={step}
        onValueChange={({ value }) => setStep(EDITOR_STEPS.find((one) => one === value) ?? "content")}
        lazyMount
      >
        <Tabs.List aria-label={t("campaigns.steps")} overflowX="auto">
          {EDITOR_STEPS.map((one, place) => (
            <Tabs.Trigger key={one} value={one} flexShrink="0">
              {place + 1}. {t(`campaigns.step.${one}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="content">
          <ContentStep draft={draft} />
        </Tabs.Content>
        <Tabs.Content value="from">
          <FromStep draft={draft} />
        </Tabs.Content>
        <Tabs.Content value="to">
          <ToStep draft={draft} />
        </Tabs.Content>
        <Tabs.Content value="check">
          <CheckStep campaign={campaign} draft={draft} onStep={setStep} />
        </Tabs.Content>
      </Tabs.Root>
      <HStack justify="flex-end" mt="6">
        {step !== "check" && (
          <Button onClick={() => setStep(EDITOR_STEPS[EDITOR_STEPS.indexOf(step) + 1] ?? "check")}>
            {t("campaigns.next")}
          </Button>
        )}
      </HStack>
      {isPast && <VersionsDialog campaignId={campaign.id} draft={draft} onClose={() => setPast(false)} />}
    </>
  );
}
