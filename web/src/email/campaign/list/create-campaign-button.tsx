import { Button } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigateAfterSubmit } from "../../../lib/http/use-navigate-after-submit";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useCreateCampaign } from "../campaign-queries";

/** Makes a draft and opens it. */
export function CreateCampaignButton() {
  const { t } = useTranslation("email");
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const create = useCreateCampaign();
  const errorText = useErrorText();
  const make = () =>
    create.mutate(
      { body: {} },
      {
        onSuccess: ({ id }) => navigateAfterSubmit(`/email/campaigns/${id}`),
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  return (
    <Button loading={create.isPending} onClick={make}>
      <Plus aria-hidden />
      {t("campaigns.create")}
    </Button>
  );
}
