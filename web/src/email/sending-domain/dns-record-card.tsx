import { Badge, Box, Code, Grid, HStack, IconButton, Text } from "@chakra-ui/react";
import type { DnsRecord } from "@dure/domain/email/sending-domain/sending-domain";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../ui/copy/use-copy";
import { notify } from "../../ui/toast/notify";

type Shown = Pick<DnsRecord, "type" | "host" | "value"> & Partial<Pick<DnsRecord, "is_valid" | "found">>;

const COLORS = { valid: "green", missing: "red", wrong: "orange", unknown: "gray" } as const;

function stateOf({ is_valid, found }: Shown): keyof typeof COLORS {
  if (is_valid === true) return "valid";
  if (is_valid === false) return found ? "wrong" : "missing";
  return "unknown";
}

/** A record to set: its type, host and value, each to copy, and whether it was found. */
export function DnsRecordCard({ title, record }: { title: string; record: Shown }) {
  const { t } = useTranslation("email");
  const state = stateOf(record);
  return (
    <Box as="section" aria-label={`${title} ${record.host}`} borderWidth="1px" rounded="l2" p="3">
      <HStack justify="space-between" wrap="wrap" mb="2">
        <HStack>
          <Badge>{record.type}</Badge>
          <Text fontWeight="medium">{title}</Text>
        </HStack>
        {record.is_valid !== undefined && <Badge colorPalette={COLORS[state]}>{t(`domain.state.${state}`)}</Badge>}
      </HStack>
      <CopyRow name={t("domain.record.host")} value={record.host} />
      <CopyRow name={t("domain.record.value")} value={record.value} />
      {state === "wrong" && record.found && (
        <Text textStyle="xs" mt="1" wordBreak="break-all">
          {t("domain.record.found", { value: record.found })}
        </Text>
      )}
    </Box>
  );
}

function CopyRow({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation("email");
  const copyText = useCopy();
  const copy = async () => {
    if (await copyText(value)) notify.success({ title: t("domain.record.copied") });
  };
  return (
    <Grid templateColumns="4rem minmax(0, 1fr) auto" gap="2" alignItems="center">
      <Text color="fg.muted">{name}</Text>
      <Code wordBreak="break-all" whiteSpace="normal" justifySelf="start">
        {value}
      </Code>
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t("domain.record.copy", { name: `${name} ${value}` })}
        onClick={copy}
      >
        <Copy size={15} aria-hidden />
      </IconButton>
    </Grid>
  );
}
