import { defineTexts } from "../../shared/text";

export const segmentTexts = defineTexts({
  notFound: {
    ko: "존재하지 않거나 볼 수 있는 권한이 없는 수신자 그룹이에요.",
    en: "This recipient group either doesn't exist or you don't have permission.",
  },
  tooMany: (max: number) => ({
    ko: `수신자 그룹은 ${max}개까지 만들 수 있어요. 쓰지 않는 그룹을 삭제해 주세요.`,
    en: `A team can have up to ${max} recipient groups. Please delete one that you no longer need.`,
  }),
  tooManyPicked: (max: number) => ({
    ko: `수신자 그룹 하나에는 ${max.toLocaleString("ko")}명까지 담을 수 있어요. 여러 그룹으로 나눠 주세요.`,
    en: `A recipient group can hold up to ${max.toLocaleString("en")} records. Please split it into several.`,
  }),
  inUse: (campaigns: string) => ({
    ko: `발송을 예약한 캠페인이 사용하는 그룹이라 삭제할 수 없어요. 먼저 예약을 취소해 주세요: ${campaigns}`,
    en: `A scheduled campaign uses this group, so it can't be deleted. Please cancel its schedule first: ${campaigns}`,
  }),
  startsAutomation: (automations: string) => ({
    ko: `켜져 있는 자동화를 시작하는 그룹이라 삭제할 수 없어요. 먼저 자동화를 꺼 주세요: ${automations}`,
    en: `An active automation starts with this group, so it can't be deleted. Please deactivate it first: ${automations}`,
  }),
  onlyFilters: {
    ko: "조건으로 만든 그룹에는 레코드를 직접 담거나 뺄 수 없어요. 조건을 수정해 주세요.",
    en: "Records can't be added to or removed from a filter-based group. Please change its filter.",
  },
});
