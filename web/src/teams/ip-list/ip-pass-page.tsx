import { Button, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EntryPage } from "../../identity/entry/entry-page";
import { TextLink } from "../../identity/entry/text-link";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { FormError } from "../../ui/form-error";
import { useFormat } from "../../ui/use-format";

/** The target of the mailed link. It works by a click, since mail scanners open links. */
export function IpPassPage() {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const [search] = useSearchParams();
  const redeem = useMutation(api.teams.redeemPassLink.mutationOptions());
  const code = search.get("code") ?? "";
  return (
    <EntryPage
      title={t("ipPass.title")}
      description={t("ipPass.description")}
      footer={<TextLink to="/login">{t("ipPass.login")}</TextLink>}
    >
      {redeem.data ? (
        <Text role="status">{t("ipPass.done", { ip: redeem.data.ip, time: format.dateTime(redeem.data.until) })}</Text>
      ) : (
        <Stack gap="4">
          <FormError error={redeem.error} />
          <Button size="md" loading={redeem.isPending} onClick={() => redeem.mutate({ body: { code } })}>
            {t("ipPass.use")}
          </Button>
        </Stack>
      )}
    </EntryPage>
  );
}
