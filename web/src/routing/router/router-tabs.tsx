import { Button, Flex, Input, Tabs } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { useTab } from "../../lib/use-tab";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { PageHeader } from "../../ui/page-header";
import { CreateRouterDialog } from "./create/create-router-dialog";
import { matchingRouters } from "./matching-routers";
import { QuotaWarning } from "./quota-warning";
import { RouterList } from "./router-list";
import type { useRouters } from "./router-queries";

/** The two lists of routers, with a search over both. */
export function RouterTabs({ routers }: { routers: ReturnType<typeof useRouters> }) {
  const { t } = useTranslation("routing");
  const { user_id } = useProfile();
  const [tab, choose] = useTab("tab", ["personal", "team"]);
  const [search, setSearch] = useState("");
  const [isCreating, setCreating] = useState(false);
  const listed = routers.data?.filter(({ created_by }) => tab === "team" || created_by === user_id);
  return (
    <>
      <PageHeader
        title={t("routers.title")}
        description={t("routers.description")}
        actions={
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {t("routers.create")}
          </Button>
        }
      />
      <QuotaWarning />
      <Tabs.Root value={tab} onValueChange={({ value }) => choose(value)} size="sm">
        <Flex justify="space-between" align="center" gap="3" wrap="wrap" rowGap="2">
          <Tabs.List flex="1">
            <Tabs.Trigger value="personal">{t("routers.tab.personal")}</Tabs.Trigger>
            <Tabs.Trigger value="team">{t("routers.tab.team")}</Tabs.Trigger>
          </Tabs.List>
          <Input
            type="search"
            w={{ base: "full", sm: "56" }}
            aria-label={t("routers.search")}
            placeholder={t("routers.search")}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Flex>
        <Tabs.Content value={tab}>
          {routers.isPending && <ListSkeleton />}
          {routers.isError && <ErrorState error={routers.error} onRetry={routers.refetch} />}
          {listed && (
            <RouterList
              kind={tab}
              isFiltered={listed.length > 0}
              routers={matchingRouters(listed, search)}
              onCreate={() => setCreating(true)}
            />
          )}
        </Tabs.Content>
      </Tabs.Root>
      {isCreating && <CreateRouterDialog onClose={() => setCreating(false)} />}
    </>
  );
}
