import { Box, Flex } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { useChosenLanguage } from "../../identity/session/use-language";
import { useProfile } from "../../identity/user/user-queries";
import { AreaPartsContext } from "../../lib/area-parts";
import { CommandsContext } from "../../lib/commands/commands-context";
import { useLiveChanges } from "../../lib/firebase/use-live-changes";
import { PlanBanner } from "../../teams/billing/plan-banner";
import { DeletionBanner } from "../../teams/deletion/deletion-banner";
import { useTeam } from "../../teams/team/team-queries";
import { PageLoading } from "../../ui/page-loading";
import { areaParts, areas, pageOverlays } from "../areas";
import { ShortcutHelp } from "../commands/shortcut-help";
import { useAppCommands } from "../commands/use-app-commands";
import { createInvalidation } from "../create-invalidation";
import { PhoneBar } from "./phone-bar";
import { Sidebar } from "./sidebar";
import { SkipLink } from "./skip-link";
import { useCopyPasteBan } from "./use-copy-paste-ban";
import { useRememberedView } from "./use-remembered-view";
import { useScrollMemory } from "./use-scroll-memory";

/** The frame of every team page: the menu, and the page beside it. */
export function Shell() {
  const { t } = useTranslation("app");
  const main = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const invalidate = useMemo(() => createInvalidation(queryClient, areas), [queryClient]);

  useChosenLanguage(useProfile().user_id);
  useLiveChanges(useTeam().teamId, invalidate);
  useScrollMemory(main);
  useCopyPasteBan();
  useRememberedView();
  const commands = useAppCommands();

  return (
    <Flex h="100dvh" direction={{ base: "column", md: "row" }} bg="bg">
      <SkipLink target="main">{t("skipToContent")}</SkipLink>
      <Sidebar />
      <PhoneBar />
      <Box
        as="main"
        id="main"
        ref={main}
        data-scroll="page"
        tabIndex={-1}
        flex="1"
        minW="0"
        minH="0"
        overflowY="auto"
        outline="none"
      >
        <DeletionBanner />
        <PlanBanner />
        <Suspense fallback={<PageLoading />}>
          <AreaPartsContext value={areaParts}>
            <Outlet />
          </AreaPartsContext>
        </Suspense>
      </Box>
      <CommandsContext value={commands}>
        {pageOverlays.map(({ name, PageOverlays }) => (
          <Suspense key={name}>
            <PageOverlays />
          </Suspense>
        ))}
      </CommandsContext>
      <ShortcutHelp />
    </Flex>
  );
}
