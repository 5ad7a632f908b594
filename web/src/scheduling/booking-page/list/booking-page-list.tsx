import { Button, Table } from "@chakra-ui/react";
import type { BookingPageView } from "@dure/domain/scheduling/booking-page/booking-page";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { BookingPageRow } from "./booking-page-row";
import { DeletePageDialog } from "./delete-page-dialog";
import { EmbedDialog } from "./embed-dialog";

type BookingPageListProps = { kind: "personal" | "team"; pages: readonly BookingPageView[]; onCreate: () => void };

export function BookingPageList({ kind, pages, onCreate }: BookingPageListProps) {
  const { t } = useTranslation("scheduling");
  const [embedded, setEmbedded] = useState<BookingPageView>();
  const [deleted, setDeleted] = useState<BookingPageView>();
  if (pages.length === 0)
    return (
      <EmptyState
        icon={CalendarClock}
        title={t(`pages.empty.${kind}`)}
        description={t("pages.empty.description")}
        action={
          <Button mt="2" onClick={onCreate}>
            {t("pages.create")}
          </Button>
        }
      />
    );
  return (
    <>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("pages.column.title")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="sm">{t("pages.column.kind")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("pages.column.meeting")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("pages.column.host")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="sm">{t("pages.column.state")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("pages.column.actions")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {pages.map((page) => (
            <BookingPageRow
              key={page.id}
              page={page}
              onEmbed={() => setEmbedded(page)}
              onDelete={() => setDeleted(page)}
            />
          ))}
        </Table.Body>
      </Table.Root>
      <EmbedDialog page={embedded} onClose={() => setEmbedded(undefined)} />
      <DeletePageDialog page={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}
