import { codeList } from '../definition.ts';

/** Kinds of references (https://service.unece.org/trade/untdid/d21b/tred/tred1153.htm). */
export const reference = codeList(
  'untdid-reference',
  'UNTDID 1153 Reference Code Qualifier',
  `
AAA Order acknowledgement document identifier
AAB Proforma invoice document identifier
AAC Documentary credit identifier
AAD Contract document addendum identifier
AAE Goods declaration number
AAF Debit card number
AAG Offer number
AAH Bank's batch interbank transaction reference number
AAI Bank's individual interbank transaction reference number
AAJ Delivery order number
AAK Despatch advice number
AAL Drawing number
AAM Waybill number
AAN Delivery schedule number
AAO Consignment identifier, consignee assigned
AAP Partial shipment identifier
AAQ Transport equipment identifier
AAR Municipality assigned business registry number
AAS Transport contract document identifier
AAT Master label number
AAU Despatch note document identifier
AAV Enquiry number
AAW Docket number
AAX Civil action number
AAY Carrier's agent reference number
AAZ Standard Carrier Alpha Code (SCAC) number
ABA Customs valuation decision number
ABB End use authorization number
ABC Anti-dumping case number
ABD Customs tariff number
ABE Declarant's reference number
ABF Repair estimate number
ABG Customs decision request number
ABH Sub-house bill of lading number
ABI Tax payment identifier
ABJ Quota number
ABK Transit (onward carriage) guarantee (bond) number
ABL Customs guarantee number
ABM Replacing part number
ABN Seller's catalogue number
ABO Originator's reference
ABP Declarant's Customs identity number
ABQ Importer reference number
ABR Export clearance instruction reference number
ABS Import clearance instruction reference number
ABT Goods declaration document identifier, Customs
ABU Article number
ABV Intra-plant routing
ABW Stock keeping unit number
ABX Text Element Identifier deletion reference
ABY Allotment identification (Air)
ABZ Vehicle licence number
AC Air cargo transfer manifest
ACA Cargo acceptance order reference number
ACB US government agency number
ACC Shipping unit identification
ACD Additional reference number
ACE Related document number
ACF Addressee reference
ACG ATA carnet number
ACH Packaging unit identification
ACI Outerpackaging unit identification
ACJ Customer material specification number
ACK Bank reference
ACL Principal reference number
ACN Collection advice document identifier
ACO Iron charge number
ACP Hot roll number
ACQ Cold roll number
ACR Railway wagon number
ACT Unique claims reference number of the sender
ACU Loss/event number
ACV Estimate order reference number
ACW Reference number to previous message
ACX Banker's acceptance
ACY Duty memo number
ACZ Equipment transport charge number
ADA Buyer's item number
ADB Matured certificate of deposit
ADC Loan
ADD Analysis number/test number
ADE Account number
ADF Treaty number
ADG Catastrophe number
ADI Bureau signing (statement reference)
ADJ Company / syndicate reference 1
ADK Company / syndicate reference 2
ADL Ordering customer consignment reference number
ADM Shipowner's authorization number
ADN Inland transport order number
ADO Container work order reference number
ADP Statement number
ADQ Unique market reference
ADT Group accounting
ADU Broker reference 1
ADV Broker reference 2
ADW Lloyd's claims office reference
ADX Secure delivery terms and conditions agreement reference
ADY Report number
ADZ Trader account number
AE Authorization for expense (AFE) number
AEA Government agency reference number
AEB Assembly number
AEC Symbol number
AED Commodity number
AEE Eur 1 certificate number
AEF Customer process specification number
AEG Customer specification number
AEH Applicable instructions or standards
AEI Registration number of previous Customs declaration
AEJ Post-entry reference
AEK Payment order number
AEL Delivery number (transport)
AEM Transport route
AEN Customer's unit inventory number
AEO Product reservation number
AEP Project number
AEQ Drawing list number
AER Project specification number
AES Primary reference
AET Request for cancellation number
AEU Supplier's control number
AEV Shipping note number
AEW Empty container bill number
AEX Non-negotiable maritime transport document number
AEY Substitute air waybill number
AEZ Despatch note (post parcels) number
AF Airlines flight identification number
AFA Through bill of lading number
AFB Cargo manifest number
AFC Bordereau number
AFD Customs item number
AFE Export Control Commodity number (ECCN)
AFF Marking/label reference
AFG Tariff number
AFH Replenishment purchase order number
AFI Immediate transportation no. for in bond movement
AFJ Transportation exportation no. for in bond movement
AFK Immediate exportation no. for in bond movement
AFL Associated invoices
AFM Secondary Customs reference
AFN Account party's reference
AFO Beneficiary's reference
AFP Second beneficiary's reference
AFQ Applicant's bank reference
AFR Issuing bank's reference
AFS Beneficiary's bank reference
AFT Direct payment valuation number
AFU Direct payment valuation request number
AFV Quantity valuation number
AFW Quantity valuation request number
AFX Bill of quantities number
AFY Payment valuation number
AFZ Situation number
AGA Agreement to pay number
AGB Contract party reference number
AGC Account party's bank reference
AGD Agent's bank reference
AGE Agent's reference
AGF Applicant's reference
AGG Dispute number
AGH Credit rating agency's reference number
AGI Request number
AGJ Single transaction sequence number
AGK Application reference number
AGL Delivery verification certificate
AGM Number of temporary importation document
AGN Reference number quoted on statement
AGO Sender's reference to the original message
AGP Company issued equipment ID
AGQ Domestic flight number
AGR International flight number
AGS Employer identification number of service bureau
AGT Service group identification number
AGU Member number
AGV Previous member number
AGW Scheme/plan number
AGX Previous scheme/plan number
AGY Receiving party's member identification
AGZ Payroll number
AHA Packaging specification number
AHB Authority issued equipment identification
AHC Training flight number
AHD Fund code number
AHE Signal code number
AHF Major force program number
AHG Nomination number
AHH Laboratory registration number
AHI Transport contract reference number
AHJ Payee's reference number
AHK Payer's reference number
AHL Creditor's reference number
AHM Debtor's reference number
AHN Joint venture reference number
AHO Chamber of Commerce registration number
AHP Tax registration number
AHQ Wool identification number
AHR Wool tax reference number
AHS Meat processing establishment registration number
AHT Quarantine/treatment status reference number
AHU Request for quote number
AHV Manual processing authority number
AHX Rate note number
AHY Freight Forwarder number
AHZ Customs release code
AIA Compliance code number
AIB Department of transportation bond number
AIC Export establishment number
AID Certificate of conformity
AIE Ministerial certificate of homologation
AIF Previous delivery instruction number
AIG Passport number
AIH Common transaction reference number
AII Bank's common transaction reference number
AIJ Customer's individual transaction reference number
AIK Bank's individual transaction reference number
AIL Customer's common transaction reference number
AIM Individual transaction reference number
AIN Product sourcing agreement number
AIO Customs transhipment number
AIP Customs preference inquiry number
AIQ Packing plant number
AIR Original certificate number
AIS Processing plant number
AIT Slaughter plant number
AIU Charge card account number
AIV Event reference number
AIW Transport section reference number
AIX Referred product for mechanical analysis
AIY Referred product for chemical analysis
AIZ Consolidated invoice number
AJA Part reference indicator in a drawing
AJB U.S. Code of Federal Regulations (CFR)
AJC Purchasing activity clause number
AJD U.S. Defense Federal Acquisition Regulation Supplement
AJE Agency clause number
AJF Circular publication number
AJG U.S. Federal Acquisition Regulation
AJH U.S. General Services Administration Regulation
AJI U.S. Federal Information Resources Management Regulation
AJJ Paragraph
AJK Special instructions number
AJL Site specific procedures, terms, and conditions number
AJM Master solicitation procedures, terms, and conditions
AJN U.S. Department of Veterans Affairs Acquisition Regulation
AJO Military Interdepartmental Purchase Request (MIPR) number
AJP Foreign military sales number
AJQ Defense priorities allocation system priority rating
AJR Wage determination number
AJS Agreement number
AJT Standard Industry Classification (SIC) number
AJU End item number
AJV Federal supply schedule item number
AJW Technical document number
AJX Technical order number
AJY Suffix
AJZ Transportation account number
AKA Container disposition order reference number
AKB Container prefix
AKC Transport equipment return reference
AKD Transport equipment survey reference
AKE Transport equipment survey report number
AKF Transport equipment stuffing order
AKG Vehicle Identification Number (VIN)
AKH Government bill of lading
AKI Ordering customer's second reference number
AKJ Direct debit reference
AKK Meter reading at the beginning of the delivery
AKL Meter reading at the end of delivery
AKM Replenishment purchase order range start number
AKN Third bank's reference
AKO Action authorization number
AKP Appropriation number
AKQ Product change authority number
AKR General cargo consignment reference number
AKS Catalogue sequence number
AKT Forwarding order number
AKU Transport equipment survey reference number
AKV Lease contract reference
AKW Transport costs reference number
AKX Transport equipment stripping order
AKY Prior policy number
AKZ Policy number
ALA Procurement budget number
ALB Domestic inventory management code
ALC Customer reference number assigned to previous balance of
ALD Previous credit advice reference number
ALE Reporting form number
ALF Authorization number for exception to dangerous goods
ALG Dangerous goods security number
ALH Dangerous goods transport licence number
ALI Previous rental agreement number
ALJ Next rental agreement reason number
ALK Consignee's invoice number
ALL Message batch number
ALM Previous delivery schedule number
ALN Physical inventory recount reference number
ALO Receiving advice number
ALP Returnable container reference number
ALQ Returns notice number
ALR Sales forecast number
ALS Sales report number
ALT Previous tax control number
ALU AGERD (Aerospace Ground Equipment Requirement Data) number
ALV Registered capital reference
ALW Standard number of inspection document
ALX Model
ALY Financial management reference
ALZ NOTIfication for COLlection number (NOTICOL)
AMA Previous request for metered reading reference number
AMB Next rental agreement number
AMC Reference number of a request for metered reading
AMD Hastening number
AME Repair data request number
AMF Consumption data request number
AMG Profile number
AMH Case number
AMI Government quality assurance and control level Number
AMJ Payment plan reference
AMK Replaced meter unit number
AML Replenishment purchase order range end number
AMM Insurer assigned reference number
AMN Canadian excise entry number
AMO Premium rate table
AMP Advise through bank's reference
AMQ US, Department of Transportation bond surety code
AMR US, Food and Drug Administration establishment indicator
AMS US, Federal Communications Commission (FCC) import
AMT Goods and Services Tax identification number
AMU Integrated logistic support cross reference number
AMV Department number
AMW Buyer's catalogue number
AMX Financial settlement party's reference number
AMY Standard's version number
AMZ Pipeline number
ANA Account servicing bank's reference number
ANB Completed units payment request reference
ANC Payment in advance request reference
AND Parent file
ANE Sub file
ANF CAD file layer convention
ANG Technical regulation
ANH Plot file
ANI File conversion journal
ANJ Authorization number
ANK Reference number assigned by third party
ANL Deposit reference number
ANM Named bank's reference
ANN Drawee's reference
ANO Case of need party's reference
ANP Collecting bank's reference
ANQ Remitting bank's reference
ANR Principal's bank reference
ANS Presenting bank's reference
ANT Consignee's reference
ANU Financial transaction reference number
ANV Credit reference number
ANW Receiving bank's authorization number
ANX Clearing reference
ANY Sending bank's reference number
AOA Documentary payment reference
AOD Accounting file reference
AOE Sender's file reference number
AOF Receiver's file reference number
AOG Source document internal reference
AOH Principal's reference
AOI Debit reference number
AOJ Calendar
AOK Work shift
AOL Work breakdown structure
AOM Organisation breakdown structure
AON Work task charge number
AOO Functional work group
AOP Work team
AOQ Department
AOR Statement of work
AOS Work package
AOT Planning package
AOU Cost account
AOV Work order
AOW Transportation Control Number (TCN)
AOX Constraint notation
AOY ETERMS reference
AOZ Implementation version number
AP Accounts receivable number
APA Incorporated legal reference
APB Payment instalment reference number
APC Equipment owner reference number
APD Cedent's claim number
APE Reinsurer's claim number
APF Price/sales catalogue response reference number
APG General purpose message reference number
APH Invoicing data sheet reference number
API Inventory report reference number
APJ Ceiling formula reference number
APK Price variation formula reference number
APL Reference to account servicing bank's message
APM Party sequence number
APN Purchaser's request reference
APO Contractor request reference
APP Accident reference number
APQ Commercial account summary reference number
APR Contract breakdown reference
APS Contractor registration number
APT Applicable coefficient identification number
APU Special budget account number
APV Authorisation for repair reference
APW Manufacturer defined repair rates reference
APX Original submitter log number
APY Original submitter, parent Data Maintenance Request (DMR)
APZ Original submitter, child Data Maintenance Request (DMR)
AQA Entry point assessment log number
AQB Entry point assessment log number, parent DMR
AQC Entry point assessment log number, child DMR
AQD Data structure tag
AQE Central secretariat log number
AQF Central secretariat log number, parent Data Maintenance
AQG Central secretariat log number, child Data Maintenance
AQH International assessment log number
AQI International assessment log number, parent Data
AQJ International assessment log number, child Data Maintenance
AQK Status report number
AQL Message design group number
AQM US Customs Service (USCS) entry code
AQN Beginning job sequence number
AQO Sender's clause number
AQP Dun and Bradstreet Canada's 8 digit Standard Industrial
AQQ Activite Principale Exercee (APE) identifier
AQR Dun and Bradstreet US 8 digit Standard Industrial
AQS Nomenclature Activity Classification Economy (NACE)
AQT Norme Activite Francaise (NAF) identifier
AQU Registered contractor activity type
AQV Statistic Bundes Amt (SBA) identifier
AQW State or province assigned entity identification
AQX Institute of Security and Future Market Development (ISFMD)
AQY File identification number
AQZ Bankruptcy procedure number
ARA National government business identification number
ARB Prior Data Universal Number System (DUNS) number
ARC Companies Registry Office (CRO) number
ARD Costa Rican judicial number
ARE Numero de Identificacion Tributaria (NIT)
ARF Patron number
ARG Registro Informacion Fiscal (RIF) number
ARH Registro Unico de Contribuyente (RUC) number
ARI Tokyo SHOKO Research (TSR) business identifier
ARJ Personal identity card number
ARK Systeme Informatique pour le Repertoire des ENtreprises
ARL Systeme Informatique pour le Repertoire des ETablissements
ARM Publication issue number
ARN Original filing number
ARO Document page identifier
ARP Public filing registration number
ARQ Regiristo Federal de Contribuyentes
ARR Social security number
ARS Document volume number
ART Book number
ARU Stock exchange company identifier
ARV Imputation account
ARW Financial phase reference
ARX Technical phase reference
ARY Prior contractor registration number
ARZ Stock adjustment number
ASA Dispensation reference
ASB Investment reference number
ASC Assuming company
ASD Budget chapter
ASE Duty free products security number
ASF Duty free products receipt authorisation number
ASG Party information message reference
ASH Formal statement reference
ASI Proof of delivery reference number
ASJ Supplier's credit claim reference number
ASK Picture of actual product
ASL Picture of a generic product
ASM Trading partner identification number
ASN Prior trading partner identification number
ASO Password
ASP Formal report number
ASQ Fund account number
ASR Safe custody number
ASS Master account number
AST Group reference number
ASU Accounting transmission number
ASV Product data file number
ASW Cadastro Geral do Contribuinte (CGC)
ASX Foreign resident identification number
ASY CD-ROM
ASZ Physical medium
ATA Financial cancellation reference number
ATB Purchase for export Customs agreement number
ATC Judgment number
ATD Secretariat number
ATE Previous banking status message reference
ATF Last received banking status message reference
ATG Bank's documentary procedure reference
ATH Customer's documentary procedure reference
ATI Safe deposit box number
ATJ Receiving Bankgiro number
ATK Sending Bankgiro number
ATL Bankgiro reference
ATM Guarantee number
ATN Collection instrument number
ATO Converted Postgiro number
ATP Cost centre alignment number
ATQ Kamer Van Koophandel (KVK) number
ATR Institut Belgo-Luxembourgeois de Codification (IBLC) number
ATS External object reference
ATT Exceptional transport authorisation number
ATU Clave Unica de Identificacion Tributaria (CUIT)
ATV Registro Unico Tributario (RUT)
ATW Flat rack container bundle identification number
ATX Transport equipment acceptance order reference
ATY Transport equipment release order reference
ATZ Ship's stay reference number
AU Authorization to meet competition number
AUA Place of positioning reference
AUB Party reference
AUC Issued prescription identification
AUD Collection reference
AUE Travel service
AUF Consignment stock contract
AUG Importer's letter of credit reference
AUH Performed prescription identification
AUI Image reference
AUJ Proposed purchase order reference number
AUK Application for financial support reference number
AUL Manufacturing quality agreement number
AUM Software editor reference
AUN Software reference
AUO Software quality reference
AUP Consolidated orders' reference
AUQ Customs binding ruling number
AUR Customs non-binding ruling number
AUS Delivery route reference
AUT Net area supplier reference
AUU Time series reference
AUV Connecting point to central grid
AUW Marketing plan identification number (MPIN)
AUX Entity reference number, previous
AUY International Standard Industrial Classification (ISIC)
AUZ Customs pre-approval ruling number
AV Account payable number
AVA First financial institution's transaction reference
AVB Product characteristics directory
AVC Supplier's customer reference number
AVD Inventory report request number
AVE Metering point
AVF Passenger reservation number
AVG Slaughterhouse approval number
AVH Meat cutting plant approval number
AVI Customer travel service identifier
AVJ Export control classification number
AVK Broker reference 3
AVL Consignment information
AVM Goods item information
AVN Dangerous Goods information
AVO Pilotage services exemption number
AVP Person registration number
AVQ Place of packing approval number
AVR Original Mandate Reference
AVS Mandate Reference
AVT Reservation station indentifier
AVU Unique goods shipment identifier
AVV Framework Agreement Number
AVW Hash value
AVX Movement reference number
AVY Economic Operators Registration and Identification Number
AVZ Local Reference Number
AWA Rate code number
AWB Air waybill number
AWC Documentary credit amendment number
AWD Advising bank's reference
AWE Cost centre
AWF Work item quantity determination
AWG Internal data process number
AWH Category of work reference
AWI Policy form number
AWJ Net area
AWK Service provider
AWL Error position
AWM Service category reference
AWN Connected location
AWO Related party
AWP Latest accounting entry record reference
AWQ Accounting entry
AWR Document reference, original
AWS Hygienic Certificate number, national
AWT Administrative Reference Code
AWU Pick-up sheet number
AWV Phone number
AWW Buyer's fund number
AWX Company trading account number
AWY Reserved goods identifier
AWZ Handling and movement reference number
AXA Instruction to despatch reference number
AXB Instruction for returns number
AXC Metered services consumption report number
AXD Order status enquiry number
AXE Firm booking reference number
AXF Product inquiry number
AXG Split delivery number
AXH Service relation number
AXI Serial shipping container code
AXJ Test specification number
AXK Transport status report number
AXL Tooling contract number
AXM Formula reference number
AXN Pre-agreement number
AXO Product certification number
AXP Consignment contract number
AXQ Product specification reference number
AXR Payroll deduction advice reference
AXS TRACES party identification
BA Beginning meter reading actual
BC Buyer's contract number
BD Bid number
BE Beginning meter reading estimated
BH House bill of lading number
BM Bill of lading number
BN Consignment identifier, carrier assigned
BO Blanket order number
BR Broker or sales office number
BT Batch number/lot number
BTP Battery and accumulator producer registration number
BW Blended with number
CAS IATA Cargo Agent CASS Address number
CAT Matching of entries, balanced
CAU Entry flagging
CAV Matching of entries, unbalanced
CAW Document reference, internal
CAX European Value Added Tax identification
CAY Cost accounting document
CAZ Grid operator's customer reference number
CBA Ticket control number
CBB Order shipment grouping reference
CD Credit note number
CEC Ceding company
CED Debit letter number
CFE Consignee's further order
CFF Animal farm licence number
CFO Consignor's further order
CG Consignee's order number
CH Customer catalogue number
CK Cheque number
CKN Checking number
CM Credit memo number
CMR Road consignment note number
CN Carrier's reference number
CNO Charges note document attachment indicator
COF Call off order number
CP Condition of purchase document number
CR Customer reference number
CRN Transport means journey identifier
CS Condition of sale document number
CST Team assignment number
CT Contract number
CU Consignment identifier, consignor assigned
CV Container operators reference number
CW Package number
CZ Cooperation contract number
DA Deferment approval number
DAN Debit account number
DB Buyer's debtor number
DI Distributor invoice number
DL Debit note number
DM Document identifier
DQ Delivery note number
DR Dock receipt number
EA Ending meter reading actual
EB Embargo permit number
ED Export declaration
EE Ending meter reading estimated
EEP Electrical and electronic equipment producer registration
EI Employer's identification number
EN Embargo number
EQ Equipment number
ER Container/equipment receipt number
ERN Exporter's reference number
ET Excess transportation number
EX Export permit identifier
FC Fiscal number
FF Consignment identifier, freight forwarder assigned
FI File line identifier
FLW Flow reference number
FN Freight bill number
FO Foreign exchange
FS Final sequence number
FT Free zone identifier
FV File version number
FX Foreign exchange contract number
GA Standard's number
GC Government contract number
GD Standard's code number
GDN General declaration number
GN Government reference number
HS Harmonised system number
HWB House waybill number
IA Internal vendor number
IB In bond number
ICA IATA cargo agent code number
ICE Insurance certificate reference number
ICO Insurance contract reference number
II Initial sample inspection report number
IL Internal order number
INB Intermediary broker
INN Interchange number new
INO Interchange number old
IP Import permit identifier
IS Invoice number suffix
IT Internal customer number
IV Invoice document identifier
JB Job number
JE Ending job sequence number
LA Shipping label serial number
LAN Loading authorisation identifier
LAR Lower number in range
LB Lockbox
LC Letter of credit number
LI Document line identifier
LO Load planning number
LRC Reservation office identifier
LS Bar coded label serial number
MA Ship notice/manifest number
MB Master bill of lading number
MF Manufacturer's part number
MG Meter unit number
MH Manufacturing order number
MR Message recipient
MRN Mailing reference number
MS Message sender
MSS Manufacturer's material safety data sheet number
MWB Master air waybill number
NA North American hazardous goods classification number
NF Nota Fiscal
OH Current invoice number
OI Previous invoice number
ON Order document identifier, buyer assigned
OP Original purchase order
OR General order number
PB Payer's financial institution account number
PC Production code
PD Promotion deal number
PE Plant number
PF Prime contractor contract number
PI Price list version number
PK Packing list number
PL Price list number
POR Purchase order response number
PP Purchase order change number
PQ Payment reference
PR Price quote number
PS Purchase order number suffix
PW Prior purchase order number
PY Payee's financial institution account number
RA Remittance advice number
RC Rail/road routing code
RCN Railway consignment note number
RE Release number
REN Consignment receipt identifier
RF Export reference number
RR Payer's financial institution transit routing No.(ACH
RT Payee's financial institution transit routing No.
SA Sales person number
SB Sales region number
SD Sales department number
SE Serial number
SEA Allocated seat
SF Ship from
SH Previous highest schedule number
SI SID (Shipper's identifying number for shipment)
SM Sales office number
SN Transport equipment seal identifier
SP Scan line
SQ Equipment sequence number
SRN Shipment reference number
SS Sellers reference number
STA Station reference number
SW Swap order number
SZ Specification number
TB Trucker's bill of lading
TCR Terminal operator's consignment reference
TE Telex message number
TF Transfer number
TI TIR carnet number
TIN Transport instruction number
TL Tax exemption licence number
TN Transaction reference number
TP Test report number
UAR Upper number of range
UC Ultimate customer's reference number
UCN Unique consignment reference number
UN United Nations Dangerous Goods identifier
UO Ultimate customer's order number
URI Uniform Resource Identifier
VA VAT registration number
VC Vendor contract number
VGR Transport equipment gross mass verification reference
VM Vessel identifier
VN Order number (vendor)
VON Voyage number
VOR Transport equipment gross mass verification order reference
VP Vendor product number
VR Vendor ID number
VS Vendor order number suffix
VT Motor vehicle identification number
VV Voucher number
WE Warehouse entry number
WM Weight agreement number
WN Well number
WR Warehouse receipt number
WS Warehouse storage location number
WY Rail waybill number
XA Company/place registration number
XC Cargo control number
XP Previous cargo control number
ZZZ Mutually defined reference number
`,
);
