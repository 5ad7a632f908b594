import { Button, HStack, Link, Stack, Table, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { client } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { SupportChatButton } from "../../ui/help/support-chat-button";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { SettingsSection } from "../../ui/settings-section";
import { useFormat } from "../../ui/use-format";
import { useInvoices } from "./billing-queries";

/** The invoices, and the way to the portal where the card is changed. */
export function InvoicesSection() {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const invoices = useInvoices();
  const shown = invoices.data?.pages.flatMap(({ data }) => data) ?? [];
  const portal = useMutation({
    mutationFn: () => client.teams.getCustomerPortal({}),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <SettingsSection title={t("plans.invoices")} description={t("plans.invoicesHint")}>
      <Stack gap="4" align="flex-start">
        <HStack wrap="wrap">
          <Button variant="outline" loading={portal.isPending} onClick={() => portal.mutate()}>
            {t("plans.portal")}
          </Button>
          <SupportChatButton flow="anotherCustomerPortal" />
        </HStack>
        <FormError error={portal.error} />
        {invoices.isPending && <ListSkeleton />}
        {invoices.isError && <ErrorState error={invoices.error} onRetry={invoices.refetch} />}
        {invoices.data && shown.length === 0 && <Text color="fg.muted">{t("plans.noInvoices")}</Text>}
        {shown.length > 0 && (
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{t("plans.date")}</Table.ColumnHeader>
                <Table.ColumnHeader>{t("plans.amount")}</Table.ColumnHeader>
                <Table.ColumnHeader>{t("plans.state")}</Table.ColumnHeader>
                <Table.ColumnHeader>{t("plans.invoice")}</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {shown.map(({ id, number, created_at, total, status, url }) => (
                <Table.Row key={id}>
                  <Table.Cell>{format.date(created_at)}</Table.Cell>
                  <Table.Cell>{format.money(total, "KRW")}</Table.Cell>
                  <Table.Cell>{t(`plans.status.${status}`)}</Table.Cell>
                  <Table.Cell>
                    {url ? (
                      <Link href={url} target="_blank" rel="noreferrer">
                        {number ?? t("plans.invoice")}
                      </Link>
                    ) : (
                      number
                    )}
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        )}
        <MoreButton list={invoices} />
      </Stack>
    </SettingsSection>
  );
}
