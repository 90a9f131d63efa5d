/** Codes of UN/EDIFACT and their English names. Written by `scripts/take-catalogues.mjs`, not by hand. */

export const allowance = `
41 Bonus for works ahead of schedule
42 Other bonus
60 Manufacturer’s consumer discount
62 Due to military status
63 Due to work accident
64 Special agreement
65 Production error discount
66 New outlet discount
67 Sample discount
68 End-of-range discount
70 Incoterm discount
71 Point of sales threshold allowance
88 Material surcharge/deduction
95 Discount
100 Special rebate
102 Fixed long term
103 Temporary
104 Standard
105 Yearly turnover
`;

export const charge = `
AA Advertising
AAA Telecommunication
AAC Technical modification
AAD Job-order production
AAE Outlays
AAF Off-premises
AAH Additional processing
AAI Attesting
AAS Acceptance
AAT Rush delivery
AAV Special construction
AAY Airport facilities
AAZ Concession
ABA Compulsory storage
ABB Fuel removal
ABC Into plane
ABD Overtime
ABF Tooling
ABK Miscellaneous
ABL Additional packaging
ABN Dunnage
ABR Containerisation
ABS Carton packing
ABT Hessian wrapped
ABU Polyethylene wrap packing
ABW Customs duty charge
ACF Miscellaneous treatment
ACG Enamelling treatment
ACH Heat treatment
ACI Plating treatment
ACJ Painting
ACK Polishing
ACL Priming
ACM Preservation treatment
ACS Fitting
ADC Consolidation
ADE Bill of lading
ADJ Airbag
ADK Transfer
ADL Slipsheet
ADM Binding
ADN Repair or replacement of broken returnable package
ADO Efficient logistics
ADP Merchandising
ADQ Product mix
ADR Other services
ADT Pick-up
ADW Chronic illness
ADY New product introduction
ADZ Direct delivery
AEA Diversion
AEB Disconnect
AEC Distribution
AED Handling of hazardous cargo
AEF Rents and leases
AEH Location differential
AEI Aircraft refueling
AEJ Fuel shipped into storage
AEK Cash on delivery
AEL Small order processing service
AEM Clerical or administrative services
AEN Guarantee
AEO Collection and recycling
AEP Copyright fee collection
AES Veterinary inspection service
AET Pensioner service
AEU Medicine free pass holder
AEV Environmental protection service
AEW Environmental clean-up service
AEX National cheque processing service outside account area
AEY National payment service outside account area
AEZ National payment service within account area
AJ Adjustments
AU Authentication
CA Cataloguing
CAB Cartage
CAD Certification
CAE Certificate of conformance
CAF Certificate of origin
CAI Cutting
CAJ Consular service
CAK Customer collection
CAL Payroll payment service
CAM Cash transportation
CAN Home banking service
CAO Bilateral agreement service
CAP Insurance brokerage service
CAQ Cheque generation
CAR Preferential merchandising location
CAS Crane
CAT Special colour service
CAU Sorting
CAV Battery collection and recycling
CAW Product take back fee
CAX Quality control released
CAY Quality control held
CAZ Quality control embargo
CD Car loading
CG Cleaning
CS Cigarette stamping
CT Count and recount
DAB Layout/design
DAC Assortment allowance
DAD Driver assigned unloading
DAF Debtor bound
DAG Dealer allowance
DAH Allowance transferable to the consumer
DAI Growth of business
DAJ Introduction allowance
DAK Multi-buy promotion
DAL Partnership
DAM Return handling
DAN Minimum order not fulfilled charge
DAO Point of sales threshold allowance
DAP Wholesaling discount
DAQ Documentary credits transfer commission
DL Delivery
EG Engraving
EP Expediting
ER Exchange rate guarantee
FAA Fabrication
FAB Freight equalization
FAC Freight extraordinary handling
FC Freight service
FH Filling/handling
FI Financing
GAA Grinding
HAA Hose
HD Handling
HH Hoisting and hauling
IAA Installation
IAB Installation and warranty
ID Inside delivery
IF Inspection
IN Insurance
IR Installation and training
IS Invoicing
KO Koshering
L1 Carrier count
LA Labelling
LAA Labour
LAB Repair and return
LF Legalisation
MAE Mounting
MI Mail invoice
ML Mail invoice to each location
NAA Non-returnable containers
OA Outside cable connectors
PA Invoice with shipment
PAA Phosphatizing (steel treatment)
PC Packing
PL Palletizing
PRV Price variation
RAB Repacking
RAC Repair
RAD Returnable container
RAF Restocking
RE Re-delivery
RF Refurbishing
RH Rail wagon hire
RV Loading
SA Salvaging
SAA Shipping and handling
SAD Special packaging
SAE Stamping
SAI Consignee unload
SG Shrink-wrap
SH Special handling
SM Special finish
ST Stamp duties
SU Set-up
TAB Tank renting
TAC Testing
TT Transportation - third party billing
TV Transportation by vendor
TX Tax
V1 Drop yard
V2 Drop dock
WH Warehousing
XAA Combine all same day shipment
YY Split pick-up
ZZZ Mutually defined
`;

export const documentType = `
71 Request for payment
80 Debit note related to goods or services
81 Credit note related to goods or services
82 Metered services invoice
83 Credit note related to financial adjustments
84 Debit note related to financial adjustments
102 Tax notification
130 Invoicing data sheet
202 Direct payment valuation
203 Provisional payment valuation
204 Payment valuation
211 Interim application for payment
218 Final payment request based on completion of work
219 Payment request for completed units
261 Self billed credit note
262 Consolidated credit note - goods and services
295 Price variation invoice
296 Credit note for price variation
308 Delcredere credit note
325 Proforma invoice
326 Partial invoice
380 Standard Invoice
381 Credit note
382 Commission note
383 Debit note
384 Corrected invoice
385 Consolidated invoice
386 Prepayment invoice
387 Hire invoice
388 Tax invoice
389 Self-billed invoice
390 Delcredere invoice
393 Factored invoice
394 Lease invoice
395 Consignment invoice
396 Factored credit note
471 Request for payment with prepaid amount deducted
472 Self-billed request for payment with prepaid amount deducted
473 Standalone credit note
500 Self-billed prepayment invoice
501 Final invoice after prepayments
502 Self-billed corrected invoice
503 Self-billed credit note for claim
420 Optical Character Reading (OCR) payment credit note
456 Debit advice
457 Reversal of debit
458 Reversal of credit
527 Self billed debit note
532 Forwarder's credit note
553 Forwarder's invoice discrepancy report
575 Insurer's invoice
623 Forwarder's invoice
633 Port charges documents
751 Invoice information for accounting purposes
780 Freight invoice
817 Claim notification
870 Consular invoice
875 Partial construction invoice
876 Partial final construction invoice
877 Final construction invoice
935 Customs invoice
`;

export const itemType = `
AA Product version number
AB Assembly
AC HIBC (Health Industry Bar Code)
AD Cold roll number
AE Hot roll number
AF Slab number
AG Software revision number
AH UPC (Universal Product Code) Consumer package code (1-5-5)
AI UPC (Universal Product Code) Consumer package code (1-5-5-1)
AJ Sample number
AK Pack number
AL UPC (Universal Product Code) Shipping container code (1-2-5-5)
AM UPC (Universal Product Code)/EAN (European article number) Shipping container code (1-2-5-5-1)
AN UPC (Universal Product Code) suffix
AO State label code
AP Heat number
AQ Coupon number
AR Resource number
AS Work task number
AT Price look up number
AU NSN (North Atlantic Treaty Organization Stock Number)
AV Refined product code
AW Exhibit
AX End item
AY Federal supply classification
AZ Engineering data list
BA Milestone event number
BB Lot number
BC National drug code 4-4-2 format
BD National drug code 5-3-2 format
BE National drug code 5-4-1 format
BF National drug code 5-4-2 format
BG National drug code
BH Part number
BI Local Stock Number (LSN)
BJ Next higher assembly number
BK Data category
BL Control number
BM Special material identification code
BN Locally assigned control number
BO Buyer's colour
BP Buyer's part number
BQ Variable measure product code
BR Financial phase
BS Contract breakdown
BT Technical phase
BU Dye lot number
BV Daily statement of activities
BW Periodical statement of activities within a bilaterally agreed time period
BX Calendar week statement of activities
BY Calendar month statement of activities
BZ Original equipment number
CC Industry commodity code
CG Commodity grouping
CL Colour number
CR Contract number
CV Customs article number
DR Drawing revision number
DW Drawing
EC Engineering change level
EF Material code
EMD EMDN (European Medical Device Nomenclature)
EN International Article Numbering Association (EAN)
FS Fish species
GB Buyer's internal product group code
GMN Global model number
GN National product group code
GS General specification number
HS Harmonised system
IB ISBN (International Standard Book Number)
IN Buyer's item number
IS ISSN (International Standard Serial Number)
IT Buyer's style number
IZ Buyer's size code
MA Machine number
MF Manufacturer's (producer's) article number
MN Model number
MP Product/service identification number
NB Batch number
ON Customer order number
PD Part number description
PL Purchaser's order line number
PO Purchase order number
PV Promotional variant number
QS Buyer's qualifier for size
RC Returnable container number
RN Release number
RU Run number
RY Record keeping of model year
SA Supplier's article number
SG Standard group of products (mixed assortment)
SK SKU (Stock keeping unit)
SN Serial number
SRS RSK number
SRT IFLS (Institut Francais du Libre Service) 5 digit product
SRU IFLS (Institut Francais du Libre Service) 9 digit product
SRV GS1 Global Trade Item Number
SRW EDIS (Energy Data Identification System)
SRX Slaughter number
SRY Official animal number
SRZ Harmonized tariff schedule
SS Supplier's supplier article number
SSA 46 Level DOT Code
SSB Airline Tariff 6D
SSC Title 49 Code of Federal Regulations
SSD International Civil Aviation Administration code
SSE Hazardous Materials ID DOT
SSF Endorsement
SSG Air Force Regulation 71-4
SSH Breed
SSI Chemical Abstract Service (CAS) registry number
SSJ Engine model designation
SSK Institutional Meat Purchase Specifications (IMPS) Number
SSL Price Look-Up code (PLU)
SSM International Maritime Organization (IMO) Code
SSN Bureau of Explosives 600-A (rail)
SSO United Nations Dangerous Goods List
SSP International Code of Botanical Nomenclature (ICBN)
SSQ International Code of Zoological Nomenclature (ICZN)
SSR International Code of Nomenclature for Cultivated Plants
SSS Distributor’s article identifier
SST Norwegian Classification system ENVA
SSU Supplier assigned classification
SSV Mexican classification system AMECE
SSW German classification system CCG
SSX Finnish classification system EANFIN
SSY Canadian classification system ICC
SSZ French classification system IFLS5
ST Style number
STA Dutch classification system CBL
STB Japanese classification system JICFS
STC European Union dairy subsidy eligibility classification
STD GS1 Spain classification system
STE GS1 Poland classification system
STF Federal Agency on Technical Regulating and Metrology of the
STG Efficient Consumer Response (ECR) Austria classification
STH GS1 Italy classification system
STI CPV (Common Procurement Vocabulary)
STJ IFDA (International Foodservice Distributors Association)
STK AHFS (American Hospital Formulary Service) pharmacologic -
STL ATC (Anatomical Therapeutic Chemical) classification system
STM CLADIMED (Classification des Dispositifs Médicaux)
STN CMDR (Canadian Medical Device Regulations) classification
STO CNDM (Classificazione Nazionale dei Dispositivi Medici)
STP UK DM&D (Dictionary of Medicines & Devices) standard coding
STQ eCl@ss
STR EDMA (European Diagnostic Manufacturers Association)
STS EGAR (European Generic Article Register)
STT GMDN (Global Medical Devices Nomenclature)
STU GPI (Generic Product Identifier)
STV HCPCS (Healthcare Common Procedure Coding System)
STW ICPS (International Classification for Patient Safety)
STX MedDRA (Medical Dictionary for Regulatory Activities)
STY Medical Columbus
STZ NAPCS (North American Product Classification System)
SUA NHS (National Health Services) eClass
SUB US FDA (Food and Drug Administration) Product Code
SUC SNOMED CT (Systematized Nomenclature of Medicine-Clinical
SUD UMDNS (Universal Medical Device Nomenclature System)
SUE GS1 Global Returnable Asset Identifier, non-serialised
SUF IMEI
SUG Waste Type (EMSA)
SUH Ship's store classification type
SUI Emergency fire code
SUJ Emergency spillage code
SUK IMDG packing group
SUL MARPOL Code IBC
SUM IMDG subsidiary risk class
TG Transport group number
TSN Taxonomic Serial Number
TSO IMDG main hazard class
TSP EU Combined Nomenclature
TSQ Therapeutic classification number
TSR European Waste Catalogue
TSS Price grouping code
TST UNSPSC
TSU EU RoHS Directive
UA Ultimate customer's article number
UP UPC (Universal product code)
VN Vendor item number
VP Vendor's (seller's) part number
VS Vendor's supplemental item number
VX Vendor specification number
ZZZ Mutually defined
`;

export const paymentMeans = `
1 Instrument not defined
2 Automated clearing house credit
3 Automated clearing house debit
4 ACH demand debit reversal
5 ACH demand credit reversal
6 ACH demand credit
7 ACH demand debit
8 Hold
9 National or regional clearing
10 In cash
11 ACH savings credit reversal
12 ACH savings debit reversal
13 ACH savings credit
14 ACH savings debit
15 Bookentry credit
16 Bookentry debit
17 ACH demand cash concentration/disbursement (CCD) credit
18 ACH demand cash concentration/disbursement (CCD) debit
19 ACH demand corporate trade payment (CTP) credit
20 Cheque
21 Banker's draft
22 Certified banker's draft
23 Bank cheque (issued by a banking or similar establishment)
24 Bill of exchange awaiting acceptance
25 Certified cheque
26 Local cheque
27 ACH demand corporate trade payment (CTP) debit
28 ACH demand corporate trade exchange (CTX) credit
29 ACH demand corporate trade exchange (CTX) debit
30 Credit transfer
31 Debit transfer
32 ACH demand cash concentration/disbursement plus (CCD+)
33 ACH demand cash concentration/disbursement plus (CCD+)
34 ACH prearranged payment and deposit (PPD)
35 ACH savings cash concentration/disbursement (CCD) credit
36 ACH savings cash concentration/disbursement (CCD) debit
37 ACH savings corporate trade payment (CTP) credit
38 ACH savings corporate trade payment (CTP) debit
39 ACH savings corporate trade exchange (CTX) credit
40 ACH savings corporate trade exchange (CTX) debit
41 ACH savings cash concentration/disbursement plus (CCD+)
42 Payment to bank account
43 ACH savings cash concentration/disbursement plus (CCD+)
44 Accepted bill of exchange
45 Referenced home-banking credit transfer
46 Interbank debit transfer
47 Home-banking debit transfer
48 Bank card
49 Direct debit
50 Payment by postgiro
51 FR, norme 6 97-Telereglement CFONB (French Organisation for
52 Urgent commercial payment
53 Urgent Treasury Payment
54 Credit card
55 Debit card
56 Bankgiro
57 Standing agreement
58 SEPA credit transfer
59 SEPA direct debit
60 Promissory note
61 Promissory note signed by the debtor
62 Promissory note signed by the debtor and endorsed by a bank
63 Promissory note signed by the debtor and endorsed by a
64 Promissory note signed by a bank
65 Promissory note signed by a bank and endorsed by another
66 Promissory note signed by a third party
67 Promissory note signed by a third party and endorsed by a
68 Online payment service
69 Transfer Advice
70 Bill drawn by the creditor on the debtor
74 Bill drawn by the creditor on a bank
75 Bill drawn by the creditor, endorsed by another bank
76 Bill drawn by the creditor on a bank and endorsed by a
77 Bill drawn by the creditor on a third party
78 Bill drawn by creditor on third party, accepted and
91 Not transferable banker's draft
92 Not transferable local cheque
93 Reference giro
94 Urgent giro
95 Free format giro
96 Requested method for payment was not used
97 Clearing between partners
98 JP, Electronically Recorded Monetary Claims
ZZZ Mutually defined
`;

export const reference = `
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
`;

export const taxCategory = `
A Mixed tax rate
AA Lower rate
AB Exempt for resale
AC Exempt for resale
AD Value Added Tax (VAT) due from a previous invoice
AE VAT Reverse Charge
B Transferred (VAT)
C Duty paid by supplier
D Value Added Tax (VAT) margin scheme - travel agents
E Exempt from tax
F Value Added Tax (VAT) margin scheme - second-hand goods
G Free export item, tax not charged
H Higher rate
I Value Added Tax (VAT) margin scheme - works of art
J Value Added Tax (VAT) margin scheme - collector's items and antiques
K VAT exempt for EEA intra-community supply of goods and services
L Canary Islands general indirect tax
M Tax for production, services and importation in Ceuta and Melilla
O Services outside scope of tax
S Standard Rate
Z Zero rated goods
`;

export const textSubject = `
AAA Goods item description
AAB Payment term
AAC Dangerous goods additional information
AAD Dangerous goods technical name
AAE Acknowledgement description
AAF Rate additional information
AAG Party instructions
AAI General information
AAJ Additional conditions of sale/purchase
AAK Price conditions
AAL Goods dimensions in characters
AAM Equipment re-usage restrictions
AAN Handling restriction
AAO Error description (free text)
AAP Response (free text)
AAQ Package content's description
AAR Terms of delivery
AAS Bill of lading remarks
AAT Mode of settlement information
AAU Consignment invoice information
AAV Clearance invoice information
AAW Letter of credit information
AAX License information
AAY Certification statements
AAZ Additional export information
ABA Tariff statements
ABB Medical history
ABC Conditions of sale or purchase
ABD Contract document type
ABE Additional terms and/or conditions (documentary credit)
ABF Instructions or information about standby documentary
ABG Instructions or information about partial shipment(s)
ABH Instructions or information about transhipment(s)
ABI Additional handling instructions documentary credit
ABJ Domestic routing information
ABK Chargeable category of equipment
ABL Government information
ABM Onward routing information
ABN Accounting information
ABO Discrepancy information
ABP Confirmation instructions
ABQ Method of issuance
ABR Documents delivery instructions
ABS Additional conditions
ABT Information/instructions about additional amounts covered
ABU Deferred payment termed additional
ABV Acceptance terms additional
ABW Negotiation terms additional
ABX Document name and documentary requirements
ABZ Instructions/information about revolving documentary credit
ACA Documentary requirements
ACB Additional information
ACC Factor assignment clause
ACD Reason
ACE Dispute
ACF Additional attribute information
ACG Absence declaration
ACH Aggregation statement
ACI Compilation statement
ACJ Definitional exception
ACK Privacy statement
ACL Quality statement
ACM Statistical description
ACN Statistical definition
ACO Statistical name
ACP Statistical title
ACQ Off-dimension information
ACR Unexpected stops information
ACS Principles
ACT Terms and definition
ACU Segment name
ACV Simple data element name
ACW Scope
ACX Message type name
ACY Introduction
ACZ Glossary
ADA Functional definition
ADB Examples
ADC Cover page
ADD Dependency (syntax) notes
ADE Code value name
ADF Code list name
ADG Clarification of usage
ADH Composite data element name
ADI Field of application
ADJ Type of assets and liabilities
ADK Promotion information
ADL Meter condition
ADM Meter reading information
ADN Type of transaction reason
ADO Type of survey question
ADP Carrier's agent counter information
ADQ Description of work item on equipment
ADR Message definition
ADS Booked item information
ADT Source of document
ADU Note
ADV Fixed part of segment clarification text
ADW Characteristics of goods
ADX Additional discharge instructions
ADY Container stripping instructions
ADZ CSC (Container Safety Convention) plate information
AEA Cargo remarks
AEB Temperature control instructions
AEC Text refers to expected data
AED Text refers to received data
AEE Section clarification text
AEF Information to the beneficiary
AEG Information to the applicant
AEH Instructions to the beneficiary
AEI Instructions to the applicant
AEJ Controlled atmosphere
AEK Take off annotation
AEL Price variation narrative
AEM Documentary credit amendment instructions
AEN Standard method narrative
AEO Project narrative
AEP Radioactive goods, additional information
AEQ Bank-to-bank information
AER Reimbursement instructions
AES Reason for amending a message
AET Instructions to the paying and/or accepting and/or
AEU Interest instructions
AEV Agent commission
AEW Remitting bank instructions
AEX Instructions to the collecting bank
AEY Collection amount instructions
AEZ Internal auditing information
AFA Constraint
AFB Comment
AFC Semantic note
AFD Help text
AFE Legend
AFF Batch code structure
AFG Product application
AFH Customer complaint
AFI Probable cause of fault
AFJ Defect description
AFK Repair description
AFL Review comments
AFM Title
AFN Description of amount
AFO Responsibilities
AFP Supplier
AFQ Purchase region
AFR Affiliation
AFS Borrower
AFT Line of business
AFU Financial institution
AFV Business founder
AFW Business history
AFX Banking arrangements
AFY Business origin
AFZ Brand names' description
AGA Business financing details
AGB Competition
AGC Construction process details
AGD Construction specialty
AGE Contract information
AGF Corporate filing
AGG Customer information
AGH Copyright notice
AGI Contingent debt
AGJ Conviction details
AGK Equipment
AGL Workforce description
AGM Exemption
AGN Future plans
AGO Interviewee conversation information
AGP Intangible asset
AGQ Inventory
AGR Investment
AGS Intercompany relations information
AGT Joint venture
AGU Loan
AGV Long term debt
AGW Location
AGX Current legal structure
AGY Marital contract
AGZ Marketing activities
AHA Merger
AHB Marketable securities
AHC Business debt
AHD Original legal structure
AHE Employee sharing arrangements
AHF Organization details
AHG Public record details
AHH Price range
AHI Qualifications
AHJ Registered activity
AHK Criminal sentence
AHL Sales method
AHM Educational institution information
AHN Status details
AHO Sales
AHP Spouse information
AHQ Educational degree information
AHR Shareholding information
AHS Sales territory
AHT Accountant's comments
AHU Exemption law location
AHV Share classifications
AHW Forecast
AHX Event location
AHY Facility occupancy
AHZ Import and export details
AIA Additional facility information
AIB Inventory value
AIC Education
AID Event
AIE Agent
AIF Domestically agreed financial statement details
AIG Other current asset description
AIH Other current liability description
AII Former business activity
AIJ Trade name use
AIK Signing authority
AIL Guarantee
AIM Holding company operation
AIN Consignment routing
AIO Letter of protest
AIP Question
AIQ Party information
AIR Area boundaries description
AIS Advertisement information
AIT Financial statement details
AIU Access instructions
AIV Liquidity
AIW Credit line
AIX Warranty terms
AIY Division description
AIZ Reporting instruction
AJA Examination result
AJB Laboratory result
ALC Allowance/charge information
ALD X-ray result
ALE Pathology result
ALF Intervention description
ALG Summary of admittance
ALH Medical treatment course detail
ALI Prognosis
ALJ Instruction to patient
ALK Instruction to physician
ALL All documents
ALM Medicine treatment
ALN Medicine dosage and administration
ALO Availability of patient
ALP Reason for service request
ALQ Purpose of service
ARR Arrival conditions
ARS Service requester's comment
AUT Authentication
AUU Requested location description
AUV Medicine administration condition
AUW Patient information
AUX Precautionary measure
AUY Service characteristic
AUZ Planned event comment
AVA Expected delay comment
AVB Transport requirements comment
AVC Temporary approval condition
AVD Customs Valuation Information
AVE Value Added Tax (VAT) margin scheme
AVF Maritime Declaration of Health
BAG Passenger baggage information
BAH Maritime Declaration of Health
BAI Additional product information address
BAJ Information to be printed on despatch advice
BAK Missing goods remarks
BAL Non-acceptance information
BAM Returns information
BAN Sub-line item information
BAO Test information
BAP External link
BAQ VAT exemption reason
BAR Processing Instructions
BAS Relay Instructions
BAT SIMA applicable
BAU Appeals program code
BAV SIMA subject
BAW Surtax applicable
BAX SIMA security bond
BAY Surtax subject
BAZ Safeguard applicable
BBA Safeguard applicable
BBB Safeguard subject
BLC Transport contract document clause
BLD Instruction to prepare the patient
BLE Medicine treatment comment
BLF Examination result comment
BLG Service request comment
BLH Prescription reason
BLI Prescription comment
BLJ Clinical investigation comment
BLK Medicinal specification comment
BLL Economic contribution comment
BLM Status of a plan
BLN Random sample test information
BLO Period of time
BLP Legislation
BLQ Security measures requested
BLR Transport contract document remark
BLS Previous port of call security information
BLT Security information
BLU Waste information
BLV B2C marketing information, short description
BLW B2B marketing information, long description
BLX B2C marketing information, long description
BLY Product ingredients
BLZ Location short name
BMA Packaging material information
BMB Filler material information
BMC Ship-to-ship activity information
BMD Package material description
BME Consumer level package marking
BMF SIMA measure in force
BMG Pre-CARM
BMH SIMA measure type
CCI Customs clearance instructions
CCJ Sub Type Code
CCK SIMA information
CCL Time limit end
CCM Time limit start
CCN Warehouse time limit
CCO Value for duty information
CEX Customs clearance instructions export
CHG Change information
CIP Customs clearance instruction import
CLP Clearance place requested
CLR Loading remarks
COI Order information
CUR Customer remarks
CUS Customs declaration information
DAR Damage remarks
DCL Document issuer declaration
DEL Delivery information
DIN Delivery instructions
DOC Documentation instructions
DUT Duty declaration
EUR Effective used routing
FBC First block to be printed on the transport contract
GBL Government bill of lading information
GEN Entire transaction set
GS7 Further information concerning GGVS par. 7
HAN Consignment handling instruction
HAZ Hazard information
ICN Consignment information for consignee
IIN Insurance instructions
IMI Invoice mailing instructions
IND Commercial invoice item description
INS Insurance information
INV Invoice instruction
IRP Information for railway purpose
ITR Inland transport details
ITS Testing instructions
LAN Location Alias
LIN Line item
LOI Loading instruction
MCO Miscellaneous charge order
MDH Maritime Declaration of Health
MKS Additional marks/numbers information
ORI Order instruction
OSI Other service information
PAC Packing/marking information
PAI Payment instructions information
PAY Payables information
PKG Packaging information
PKT Packaging terms information
PMD Payment detail/remittance information
PMT Payment information
PRD Product information
PRF Price calculation formula
PRI Priority information
PUR Purchasing information
QIN Quarantine instructions
QQD Quality demands/requirements
QUT Quotation instruction/information
RAH Risk and handling information
REG Regulatory information
RET Return to origin information
REV Receivables
RQR Consignment route
SAF Safety information
SIC Consignment documentary instruction
SIN Special instructions
SLR Ship line requested
SPA Special permission for transport, generally
SPG Special permission concerning the goods to be transported
SPH Special handling
SPP Special permission concerning package
SPT Special permission concerning transport means
SRN Subsidiary risk number (IATA/DGR)
SSR Special service request
SUR Supplier remarks
TCA Consignment tariff
TDT Consignment transport
TRA Transportation information
TRR Requested tariff
TXD Tax declaration
WHI Warehouse instruction/information
ZZZ Mutually defined
`;
