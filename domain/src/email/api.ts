import { addressApi } from "./address/address-api";
import { automationApi } from "./automation/automation-api";
import { brandApi } from "./brand/brand-api";
import { campaignApi } from "./campaign/campaign-api";
import { campaignSendingApi } from "./campaign/campaign-sending-api";
import { deliverabilityApi } from "./deliverability/deliverability-api";
import { footerApi } from "./footer/footer-api";
import { imageApi } from "./image/image-api";
import { lawApi } from "./law/law-api";
import { reportApi } from "./report/report-api";
import { segmentApi } from "./segment/segment-api";
import { sendingDomainApi } from "./sending-domain/sending-domain-api";
import { templateApi } from "./template/template-api";
import { topicApi } from "./unsubscribe/topic-api";
import { variableApi } from "./variable/variable-api";

export const emailApi = {
  ...addressApi,
  ...topicApi,
  ...automationApi,
  ...segmentApi,
  ...templateApi,
  ...variableApi,
  ...footerApi,
  ...lawApi,
  ...brandApi,
  ...imageApi,
  ...campaignApi,
  ...reportApi,
  ...sendingDomainApi,
  ...deliverabilityApi,
  ...campaignSendingApi,
};
