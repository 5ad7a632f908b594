import { Badge, Box, HStack, Link, Stack, Text } from "@chakra-ui/react";
import type { Finding, ResearchSource } from "@dure/domain/journeys/research/research";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { AcceptMenu } from "./accept-menu";

type FindingListProps = { companyId: string; findings: readonly Finding[]; sources: readonly ResearchSource[] };

/** The findings, each with its sources and a menu to put it into a field. */
export function FindingList({ companyId, findings, sources }: FindingListProps) {
  const { t } = useTranslation("journeys");
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-label={t("research.findings")}>
      {findings.map((finding) => (
        <FindingItem key={finding.id} companyId={companyId} finding={finding} sources={sources} />
      ))}
    </Stack>
  );
}

type FindingItemProps = { companyId: string; finding: Finding; sources: readonly ResearchSource[] };

function FindingItem({ companyId, finding, sources }: FindingItemProps) {
  const { t } = useTranslation("journeys");
  const { kind, period, confidence, accepted } = finding;
  const isNamedByYear = kind === "employees" || kind === "revenue";
  const label = [t(`research.kind.${kind}`), isNamedByYear && period].filter(Boolean).join(" ");
  return (
    <Box as="li" borderWidth="1px" rounded="l3" bg="bg.panel" px="3" py="2">
      <HStack justify="space-between" gap="2" wrap="wrap">
        <Text textStyle="xs" color="fg.muted">
          {label}
        </Text>
        <HStack gap="1">
          <Badge size="xs" variant="outline">
            {t(`research.confidence.${confidence}`)}
          </Badge>
          {accepted && <Badge size="xs">{t("research.wasAccepted")}</Badge>}
          <AcceptMenu companyId={companyId} finding={finding} label={label} />
        </HStack>
      </HStack>
      <FindingText finding={finding} />
      <HStack gap="2" mt="1" textStyle="xs" wrap="wrap">
        {finding.sources.map((number) => (
          <SourceLink key={number} source={sources.find((one) => one.number === number)} />
        ))}
      </HStack>
    </Box>
  );
}

/** Text from the web is shown as plain text, without links. */
function FindingText({ finding: { kind, text, amount, period } }: { finding: Finding }) {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  const figure =
    amount === null
      ? kind === "founded" && period
      : kind === "revenue"
        ? format.money(amount, "KRW")
        : t("research.people", { count: amount, number: format.number(amount) });
  return (
    <>
      {figure && <Text fontWeight="medium">{figure}</Text>}
      <Text textStyle="sm" overflowWrap="anywhere">
        {text}
      </Text>
    </>
  );
}

function SourceLink({ source }: { source: ResearchSource | undefined }) {
  const { t } = useTranslation("journeys");
  if (!source) return null;
  const { number, domain, url } = source;
  const text = `[${number}] ${domain}`;
  if (url === "") return <Text as="span">{text}</Text>;
  return (
    <Link href={url} target="_blank" rel="noreferrer nofollow" aria-label={t("research.sourceOf", { number, domain })}>
      {text}
    </Link>
  );
}
