import { Box, Stack, Tabs } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SlackSection } from "../../slack/slack-section";
import { AttendeesSection } from "../attendee/attendees-section";
import { NotificationsSection } from "../notification/notifications-section";
import { PlansSection } from "../plan/plans-section";
import { QuestionsSection } from "../question/questions-section";
import { RecordSection } from "../record-section";
import type { SectionProps } from "../section-props";
import { TimesSection } from "../times-section";
import { AfterBookingSection } from "./after-booking-section";
import { BasicSection } from "./basic-section";
import { BrandSection } from "./brand-section";
import { EDITOR_TABS, type EditorTab } from "./editor-tabs";
import { InviteesSection } from "./invitees-section";
import { LimitsSection } from "./limits-section";

type EditorPanelsProps = SectionProps & {
  /** Undefined until the page is created. */
  pageId: string | undefined;
  tab: EditorTab;
  /** The tabs with errors. */
  wrongTabs: readonly EditorTab[];
  onChoose: (tab: string) => void;
};

/**
 * The options of a page in five tabs, which all stay mounted, so that none loses what was typed. A group's page has no
 * questions and no record settings: the router's form asks the questions, and the group says what to create.
 */
export function EditorPanels({ control, disabled, pageId, tab, wrongTabs, onChoose }: EditorPanelsProps) {
  const { t } = useTranslation("scheduling");
  const part = { control, disabled };
  const standsAlone = useWatch({ control, name: "mode" }) !== "sub";
  const panels = {
    basic: [
      <BasicSection key="basic" {...part} />,
      <AttendeesSection key="who" {...part} pageId={pageId} />,
      standsAlone && <BrandSection key="brand" {...part} />,
    ],
    meeting: [<PlansSection key="plans" {...part} />, <TimesSection key="times" {...part} />],
    notification: [<NotificationsSection key="notifications" {...part} />],
    integrations: [<SlackSection key="slack" {...part} />, standsAlone && <RecordSection key="record" {...part} />],
    advanced: [
      <LimitsSection key="limits" {...part} />,
      <InviteesSection key="invitees" {...part} />,
      standsAlone && <QuestionsSection key="questions" {...part} />,
      <AfterBookingSection key="after" {...part} />,
    ],
  };
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => onChoose(value)} size="sm" minW="0">
      <Tabs.List overflowX="auto" overflowY="hidden">
        {EDITOR_TABS.map((one) => (
          <Tabs.Trigger key={one} value={one} flexShrink="0">
            {t(`editor.tab.${one}`)}
            {wrongTabs.includes(one) && (
              <Box as="span" boxSize="1.5" rounded="full" bg="red.solid" role="img" aria-label={t("editor.tabWrong")} />
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {EDITOR_TABS.map((one) => (
        <Tabs.Content key={one} value={one} data-tab={one}>
          <Stack gap="4">{panels[one]}</Stack>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
