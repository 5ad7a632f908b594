import { Box, Button, Skeleton, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { readPersistedState, writePersistedState } from "../../../lib/persisted-state";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import { lazyPart } from "../../../ui/lazy/lazy-part";
import { usePipelines } from "../pipeline-queries";
import { DealTypeLink } from "./deal-type-link";

const DealTypeOrder = lazyComponent(async () => (await import("./deal-type-order")).DealTypeOrder);
const NewDealTypeDialog = lazyPart(async () => (await import("../settings/new-deal-type-dialog")).NewDealTypeDialog, {
  isWanted: ({ open }) => open,
});

/** The key of the menu's last size, which keeps the entries below it in place while the deal types load. */
const LAST_SEEN = "dealTypes.lastSeen";

/** The deal types below "Deals" in the main menu. Admins put them in order, for everyone, and make new ones. */
export function DealTypeMenu() {
  const { t } = useTranslation("records");
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const { data: pipelines } = usePipelines();
  const [creating, setCreating] = useState(false);
  const count = pipelines?.length;
  useEffect(() => {
    if (count !== undefined) writePersistedState(LAST_SEEN, { count, isAdmin });
  }, [count, isAdmin]);
  if (!pipelines) return <DealTypesPlaceholder />;
  const items = pipelines.map(({ id, title }) => ({ id, label: title }));
  const links = (
    <Stack as="ul" aria-label={t("pipelineSettings.types")} gap="1px" listStyleType="none">
      {items.map((item) => (
        <li key={item.id}>
          <DealTypeLink {...item} />
        </li>
      ))}
    </Stack>
  );
  return (
    <Stack gap="1px" ms="7">
      {isAdmin && items.length > 1 ? (
        <Suspense fallback={links}>
          <DealTypeOrder items={items} />
        </Suspense>
      ) : (
        links
      )}
      {isAdmin && (
        <>
          <Button
            variant="ghost"
            size="xs"
            justifyContent="start"
            color="fg.subtle"
            fontWeight="normal"
            onClick={() => setCreating(true)}
          >
            <Plus aria-hidden />
            {t("pipelineSettings.newType")}
          </Button>
          <NewDealTypeDialog
            open={creating}
            onClose={() => setCreating(false)}
            onCreated={({ id }) => void navigate(`/deals/${id}/board`)}
          />
        </>
      )}
    </Stack>
  );
}

function DealTypesPlaceholder() {
  const { count, isAdmin } = readPersistedState(LAST_SEEN, { count: 1, isAdmin: false });
  return (
    <Stack gap="1px" ms="7" aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <Box key={place} h={{ base: "10", md: "7" }} px="2" py="2">
          <Skeleton h="full" maxW="28" />
        </Box>
      ))}
      {isAdmin && <Box h="8" />}
    </Stack>
  );
}
