import { Flex, Text } from "@chakra-ui/react";
import { useTeam } from "../../teams/team/team-queries";
import { Logo } from "../../ui/logo";
import { PlanBadge } from "./plan-badge";

/** Which team this is, and its plan. */
export function TeamLabel() {
  const team = useTeam();
  return (
    <Flex align="center" gap="2" minW="0" ps="0.5">
      <Logo size={26} />
      <Flex direction="column" minW="0" lineHeight="1.25">
        <Text fontWeight="semibold" truncate>
          {team.displayName}
        </Text>
        <PlanBadge />
      </Flex>
    </Flex>
  );
}
