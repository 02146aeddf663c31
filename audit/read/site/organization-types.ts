import { wordSet } from '../text/lexicon/lexicon.ts'

/** The types under Organization and LocalBusiness at schema.org whose names do not end in a word that says so. */
export const organizationTypes = wordSet(`
  Airline Consortium Cooperative LibrarySystem PoliticalParty WorkersUnion FundingAgency
  CollegeOrUniversity ElementarySchool HighSchool MiddleSchool Preschool School
  DiagnosticLab Hospital Pharmacy Physician IndividualPhysician PhysiciansOffice VeterinaryCare
  PerformingGroup DanceGroup MusicGroup TheaterGroup SportsTeam
  AnimalShelter AutoBodyShop AutoDealer AutoRental AutoRepair AutoWash GasStation MotorcycleDealer MotorcycleRepair
  ChildCare DryCleaningOrLaundry FireStation PoliceStation AdultEntertainment AmusementPark ArtGallery Casino
  ComedyClub MovieTheater NightClub BankOrCreditUnion Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery
  FoodEstablishment IceCreamShop Winery GovernmentOffice PostOffice BeautySalon DaySpa HairSalon HealthClub NailSalon
  TattooParlor Electrician HousePainter Locksmith MovingCompany Plumber InternetCafe Notary Library BedAndBreakfast
  Campground Hostel Motel Resort SkiResort VacationRental Optician RadioStation RealEstateAgent RecyclingCenter
  SelfStorage ShoppingCenter SportsActivityLocation BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool SportsClub
  StadiumOrArena TennisComplex Florist HobbyShop PawnShop TireShop TelevisionStation TouristInformationCenter
`)
