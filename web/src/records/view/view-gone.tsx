import { Button } from "@chakra-ui/react";
import { HOME_TAB } from "@dure/domain/records/view/view-preferences";
import { EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { useListParams } from "./use-list-params";

/** Shown for a link to a view that was deleted or that is another member's private one. */
export function ViewGone() {
  const { t } = useTranslation("records");
  const { openView } = useListParams();
  return (
    <div role="alert">
      <EmptyState
        icon={EyeOff}
        title={t("view.gone")}
        description={t("view.goneHint")}
        action={
          <Button variant="outline" mt="2" onClick={() => openView(HOME_TAB)}>
            {t("view.toHome")}
          </Button>
        }
      />
    </div>
  );
}
