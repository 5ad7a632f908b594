import { Button, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { SortableList } from "../../../ui/sortable/sortable-list";
import { SortableRow } from "../../../ui/sortable/sortable-row";
import { usePipelines } from "../pipeline-queries";
import { NewDealTypeDialog } from "../settings/new-deal-type-dialog";
import { useOrderPipelines } from "../settings/use-pipeline-changes";
import { DealTypeLink } from "./deal-type-link";

/** The deal types below "Deals" in the main menu. Admins put them in order, for everyone, and make new ones. */
export function DealTypeMenu() {
  const { t } = useTranslation("records");
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const { data: pipelines } = usePipelines();
  const order = useOrderPipelines();
  const [creating, setCreating] = useState(false);
  if (!pipelines) return null;
  const items = pipelines.map(({ id, title }) => ({ id, label: title }));
  return (
    <Stack gap="1px" ms="6">
      {isAdmin && items.length > 1 ? (
        <SortableList label={t("pipelineSettings.types")} items={items} onReorder={(ids) => order.mutate(ids)}>
          {(item) => (
            <SortableRow key={item.id} item={item} rounded="l2">
              {(handle) => <DealTypeLink {...item} handle={handle} />}
            </SortableRow>
          )}
        </SortableList>
      ) : (
        <Stack as="ul" aria-label={t("pipelineSettings.types")} gap="1px" listStyleType="none">
          {items.map((item) => (
            <li key={item.id}>
              <DealTypeLink {...item} />
            </li>
          ))}
        </Stack>
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
