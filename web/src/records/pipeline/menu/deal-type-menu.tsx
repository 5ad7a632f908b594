import { Button, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { lazyPart } from "../../../ui/lazy/lazy-part";
import { usePipelines } from "../pipeline-queries";
import { DealTypeLink } from "./deal-type-link";

const DealTypeOrder = lazy(async () => ({ default: (await import("./deal-type-order")).DealTypeOrder }));
const NewDealTypeDialog = lazyPart(async () => (await import("../settings/new-deal-type-dialog")).NewDealTypeDialog, {
  isWanted: ({ open }) => open,
});

/** The deal types below "Deals" in the main menu. Admins put them in order, for everyone, and make new ones. */
export function DealTypeMenu() {
  const { t } = useTranslation("records");
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const { data: pipelines } = usePipelines();
  const [creating, setCreating] = useState(false);
  if (!pipelines) return null;
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
