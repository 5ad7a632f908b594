/**
 * Zones with their country's dial code and their cities in Korean and English: `zone=older name|dial code|Korean|English`.
 * The first Korean city names the zone. Zones that are not here are called by their id.
 */
const LINES = `Asia/Seoul|82|서울,부산,인천,대구,대전,광주,울산,제주,한국,대한민국|Busan,Incheon,Korea
Asia/Pyongyang|850|평양|
Asia/Tokyo|81|도쿄,동경,오사카,교토,나고야,후쿠오카,삿포로,요코하마,일본|Osaka,Kyoto,Nagoya,Fukuoka,Sapporo,Japan
Asia/Shanghai|86|상하이,상해,베이징,북경,선전,심천,광저우,청두,항저우,중국|Beijing,Shenzhen,Guangzhou,Chengdu,Hangzhou,China
Asia/Urumqi|86|우루무치,중국|China
Asia/Hong_Kong|852|홍콩|
Asia/Macau|853|마카오|Macao
Asia/Taipei|886|타이베이,타이페이,가오슝,대만|Kaohsiung,Taiwan
Asia/Singapore|65|싱가포르|
Asia/Kuala_Lumpur|60|쿠알라룸푸르,말레이시아|Penang,Malaysia
Asia/Jakarta|62|자카르타,반둥,인도네시아|Bandung,Indonesia
Asia/Makassar|62|마카사르,발리,인도네시아|Bali,Denpasar,Indonesia
Asia/Manila|63|마닐라,세부,필리핀|Cebu,Philippines
Asia/Bangkok|66|방콕,치앙마이,푸껫,태국|Phuket,Thailand
Asia/Ho_Chi_Minh=Asia/Saigon|84|호찌민,호치민,하노이,다낭,사이공,베트남|Hanoi,Da Nang,Vietnam
Asia/Phnom_Penh|855|프놈펜,캄보디아|Cambodia
Asia/Vientiane|856|비엔티안,라오스|Laos
Asia/Yangon=Asia/Rangoon|95|양곤,미얀마|Myanmar
Asia/Ulaanbaatar|976|울란바토르,몽골|Mongolia
Asia/Kolkata=Asia/Calcutta|91|콜카타,뭄바이,델리,뉴델리,벵갈루루,방갈로르,첸나이,하이데라바드,인도|Mumbai,New Delhi,Bengaluru,Bangalore,Chennai,Hyderabad,India
Asia/Kathmandu=Asia/Katmandu|977|카트만두,네팔|Nepal
Asia/Dhaka|880|다카,방글라데시|Bangladesh
Asia/Colombo|94|콜롬보,스리랑카|Sri Lanka
Asia/Karachi|92|카라치,이슬라마바드,라호르,파키스탄|Lahore,Islamabad,Pakistan
Asia/Kabul|93|카불,아프가니스탄|Afghanistan
Asia/Tashkent|998|타슈켄트,우즈베키스탄|Uzbekistan
Asia/Almaty|7|알마티,아스타나,카자흐스탄|Astana,Kazakhstan
Asia/Bishkek|996|비슈케크,키르기스스탄|Kyrgyzstan
Asia/Baku|994|바쿠,아제르바이잔|Azerbaijan
Asia/Tbilisi|995|트빌리시,조지아|Georgia
Asia/Yerevan|374|예레반,아르메니아|Armenia
Asia/Dubai|971|두바이,아부다비,아랍에미리트|Abu Dhabi,UAE
Asia/Muscat|968|무스카트,오만|Oman
Asia/Qatar|974|도하,카타르|Doha
Asia/Bahrain|973|바레인|
Asia/Kuwait|965|쿠웨이트|
Asia/Riyadh|966|리야드,제다,사우디아라비아|Jeddah,Saudi Arabia
Asia/Baghdad|964|바그다드,이라크|Iraq
Asia/Tehran|98|테헤란,이란|Iran
Asia/Jerusalem|972|예루살렘,텔아비브,이스라엘|Tel Aviv,Israel
Asia/Amman|962|암만,요르단|Jordan
Asia/Beirut|961|베이루트,레바논|Lebanon
Asia/Vladivostok|7|블라디보스토크,러시아|Russia
Asia/Novosibirsk|7|노보시비르스크,러시아|Russia
Asia/Yekaterinburg|7|예카테린부르크,러시아|Russia
Europe/Istanbul|90|이스탄불,앙카라,튀르키예,터키|Ankara,Turkey
Europe/Moscow|7|모스크바,상트페테르부르크,러시아|Saint Petersburg,Russia
Europe/London|44|런던,맨체스터,에든버러,영국|Manchester,Edinburgh,England,UK
Europe/Dublin|353|더블린,아일랜드|Ireland
Europe/Lisbon|351|리스본,포르투,포르투갈|Porto,Portugal
Europe/Paris|33|파리,리옹,마르세유,프랑스|Lyon,Marseille,France
Europe/Berlin|49|베를린,뮌헨,프랑크푸르트,함부르크,쾰른,독일|Munich,Frankfurt,Hamburg,Cologne,Germany
Europe/Madrid|34|마드리드,바르셀로나,스페인|Barcelona,Spain
Europe/Rome|39|로마,밀라노,베네치아,이탈리아|Milan,Venice,Italy
Europe/Amsterdam|31|암스테르담,로테르담,네덜란드|Rotterdam,Netherlands
Europe/Brussels|32|브뤼셀,벨기에|Belgium
Europe/Luxembourg|352|룩셈부르크|
Europe/Zurich|41|취리히,제네바,스위스|Geneva,Basel,Switzerland
Europe/Vienna|43|빈,비엔나,오스트리아|Austria
Europe/Prague|420|프라하,체코|Czechia
Europe/Warsaw|48|바르샤바,크라쿠프,폴란드|Krakow,Poland
Europe/Budapest|36|부다페스트,헝가리|Hungary
Europe/Bucharest|40|부쿠레슈티,루마니아|Romania
Europe/Sofia|359|소피아,불가리아|Bulgaria
Europe/Athens|30|아테네,그리스|Greece
Europe/Kyiv=Europe/Kiev|380|키이우,키예프,우크라이나|Ukraine
Europe/Minsk|375|민스크,벨라루스|Belarus
Europe/Stockholm|46|스톡홀름,스웨덴|Sweden
Europe/Copenhagen|45|코펜하겐,덴마크|Denmark
Europe/Oslo|47|오슬로,노르웨이|Norway
Europe/Helsinki|358|헬싱키,핀란드|Finland
Europe/Tallinn|372|탈린,에스토니아|Estonia
Europe/Riga|371|리가,라트비아|Latvia
Europe/Vilnius|370|빌뉴스,리투아니아|Lithuania
Europe/Belgrade|381|베오그라드,세르비아|Serbia
Europe/Zagreb|385|자그레브,크로아티아|Croatia
Europe/Bratislava|421|브라티슬라바,슬로바키아|Slovakia
Europe/Ljubljana|386|류블랴나,슬로베니아|Slovenia
Europe/Monaco|377|모나코|
Europe/Malta|356|몰타|
Atlantic/Reykjavik|354|레이캬비크,아이슬란드|Iceland
Africa/Cairo|20|카이로,이집트|Egypt
Africa/Johannesburg|27|요하네스버그,케이프타운,남아프리카공화국|Cape Town,South Africa
Africa/Lagos|234|라고스,아부자,나이지리아|Abuja,Nigeria
Africa/Nairobi|254|나이로비,케냐|Kenya
Africa/Addis_Ababa|251|아디스아바바,에티오피아|Ethiopia
Africa/Casablanca|212|카사블랑카,모로코|Morocco
Africa/Algiers|213|알제,알제리|Algeria
Africa/Tunis|216|튀니스,튀니지|Tunisia
Africa/Accra|233|아크라,가나|Ghana
America/New_York|1|뉴욕,워싱턴,보스턴,마이애미,애틀랜타,필라델피아,동부,미국|Washington DC,Boston,Miami,Atlanta,Philadelphia,Eastern,USA,United States
America/Detroit|1|디트로이트,미국|Michigan,USA,United States
America/Chicago|1|시카고,댈러스,휴스턴,오스틴,미니애폴리스,중부,미국|Dallas,Houston,Austin,Minneapolis,Central,USA,United States
America/Denver|1|덴버,솔트레이크시티,산악,미국|Salt Lake City,Mountain,USA,United States
America/Phoenix|1|피닉스,애리조나,미국|Arizona,USA,United States
America/Los_Angeles|1|로스앤젤레스,엘에이,샌프란시스코,시애틀,샌디에이고,라스베이거스,포틀랜드,실리콘밸리,서부,미국|San Francisco,Seattle,San Diego,Las Vegas,Portland,Silicon Valley,Pacific,USA,United States
America/Anchorage|1|앵커리지,알래스카,미국|Alaska,USA,United States
America/Indiana/Indianapolis=America/Indianapolis|1|인디애나폴리스,미국|USA,United States
America/Boise|1|보이시,미국|USA,United States
Pacific/Honolulu|1|호놀룰루,하와이,미국|Hawaii,USA,United States
America/Toronto|1|토론토,몬트리올,오타와,캐나다|Montreal,Ottawa,Canada
America/Vancouver|1|밴쿠버,빅토리아,캐나다|Victoria,Canada
America/Edmonton|1|에드먼턴,캘거리,캐나다|Calgary,Canada
America/Winnipeg|1|위니펙,캐나다|Canada
America/Halifax|1|핼리팩스,캐나다|Canada
America/St_Johns|1|세인트존스,캐나다|Canada
America/Puerto_Rico|1|푸에르토리코|
America/Mexico_City|52|멕시코시티,멕시코|Mexico
America/Tijuana|52|티후아나,멕시코|Mexico
America/Guatemala|502|과테말라|
America/Costa_Rica|506|코스타리카|
America/Panama|507|파나마|
America/Havana|53|아바나,쿠바|Cuba
America/Bogota|57|보고타,콜롬비아|Colombia
America/Lima|51|리마,페루|Peru
America/Guayaquil|593|과야킬,키토,에콰도르|Quito,Ecuador
America/Caracas|58|카라카스,베네수엘라|Venezuela
America/La_Paz|591|라파스,볼리비아|Bolivia
America/Santiago|56|산티아고,칠레|Chile
America/Sao_Paulo|55|상파울루,리우데자네이루,브라질리아,브라질|Rio de Janeiro,Brasilia,Brazil
America/Argentina/Buenos_Aires=America/Buenos_Aires|54|부에노스아이레스,아르헨티나|Argentina
America/Montevideo|598|몬테비데오,우루과이|Uruguay
America/Asuncion|595|아순시온,파라과이|Paraguay
Australia/Sydney|61|시드니,캔버라,호주|Canberra,Australia
Australia/Melbourne|61|멜버른,호주|
Australia/Brisbane|61|브리즈번,골드코스트,호주|Gold Coast
Australia/Perth|61|퍼스,호주|
Australia/Adelaide|61|애들레이드,호주|
Australia/Darwin|61|다윈,호주|
Pacific/Auckland|64|오클랜드,웰링턴,뉴질랜드|Wellington,New Zealand
Pacific/Guam|1|괌|
Pacific/Saipan|1|사이판|
Pacific/Palau|680|팔라우|
Pacific/Fiji|679|피지|
UTC=Etc/UTC||협정 세계시|GMT,Coordinated Universal Time`;

export type ZoneCities = { dialCode: string | null; ko: readonly string[]; en: readonly string[] };

const listed = (text: string) => text.split(",").filter(Boolean);

const ZONES = new Map<string, ZoneCities>(
  LINES.split("\n").flatMap((line) => {
    const [ids = "", dial = "", ko = "", en = ""] = line.split("|");
    const cities = { dialCode: dial ? `+${dial}` : null, ko: listed(ko), en: listed(en) };
    return ids.split("=").map((id) => [id, cities] as const);
  }),
);

/** The names of a zone's cities; undefined for a zone with few people. */
export const zoneCities = (zone: string): ZoneCities | undefined => ZONES.get(zone);
