import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import type { RoutingResult } from "@dure/domain/routing/logic/load-logic";
import { CircleSlash } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../../../lib/area-parts";
import { GROUP_ICONS } from "../../actions/group-icons";
import type { RouteTexts } from "../use-route-texts";

/** A preview of the visitor's outcome: booking screen, message or redirection. */
export function OutcomePreview({ result, words }: { result: RoutingResult; words: RouteTexts }) {
  const { t } = useTranslation("routing");
  const Icon = result.disqualified ? CircleSlash : GROUP_ICONS[result.type];
  const { groupId } = result;
  return (
    <Box as="section" borderWidth="1px" rounded="l2" bg="bg.subtle" p="3" aria-label={t("route.tester.outcome")}>
      <Flex gap="2" align="center" mb="2">
        <Icon size={16} aria-hidden />
        <Heading as="h3" textStyle="sm" fontWeight="semibold" minW="0" truncate>
          {groupId === null
            ? t(result.disqualified ? "route.disqualified" : "route.tester.message")
            : words.groupName(groupId)}
        </Heading>
      </Flex>
      {result.type === "routeTo" ? (
        <Booking props={result.props} />
      ) : (
        <Content type={result.type} value={result.value} />
      )}
    </Box>
  );
}

function Booking({ props }: { props: Extract<RoutingResult, { type: "routeTo" }>["props"] }) {
  const { t } = useTranslation("routing");
  const { GroupPageSummary } = useAreaParts();
  if (props.without_meeting) return <Text>{t("route.tester.assigned")}</Text>;
  return (
    <>
      <Text mb="2">{t("route.tester.booking")}</Text>
      {GroupPageSummary && (
        <Suspense>
          <GroupPageSummary linkId={props.linkId} />
        </Suspense>
      )}
    </>
  );
}

function Content({ type, value }: { type: "text" | "redirection"; value: string }) {
  const { t } = useTranslation("routing");
  if (value === "") return <Text color="fg.muted">{t("route.tester.empty")}</Text>;
  return (
    <>
      <Text textStyle="xs" color="fg.muted">
        {t(`route.tester.${type === "text" ? "message" : "redirection"}`)}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {value}
      </Text>
    </>
  );
}
